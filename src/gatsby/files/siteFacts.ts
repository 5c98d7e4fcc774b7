/** How Gatsby's hooks ask for content. */
export type Ask = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/** What the files beside the pages say about the site. All words are from content/. */
export interface SiteFacts {
  /** Its address has no slash at its end. */
  site: { siteMetadata: { siteUrl: string } };
  agency: Pick<Queries.Agency, 'name' | 'strapline' | 'language' | 'email' | 'social'> & {
    labels: Pick<Queries.AgencyLabels, 'pages' | 'social' | 'email'>;
  };
  homePage: Pick<Queries.HomePage, 'lead'>;
  pages: { nodes: Pick<Queries.Page, 'path' | 'name' | 'title' | 'description' | 'updated'>[] };
  services: { nodes: { title: string; parent: { rawMarkdownBody: string } }[] };
}

const QUERY = `{
  site { siteMetadata { siteUrl } }
  agency {
    name strapline language email
    social { name address }
    labels { pages social email }
  }
  homePage { lead }
  pages: allPage(sort: [{ row: ASC }, { order: ASC }]) {
    nodes { path name title description updated }
  }
  services: allService(sort: { order: ASC }) {
    nodes { title parent { ... on MarkdownRemark { rawMarkdownBody } } }
  }
}`;

/**
 * Reads what is said about the site from its content.
 * @throws what GraphQL says where the content has no such fields
 */
export async function readSiteFacts(ask: Ask): Promise<SiteFacts> {
  const { data, errors } = await ask(QUERY);
  if (errors) throw new Error(`The facts of the site cannot be read: ${JSON.stringify(errors)}`);
  return data as SiteFacts;
}
