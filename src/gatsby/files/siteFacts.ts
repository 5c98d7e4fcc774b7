/** How Gatsby's hooks ask for content. */
export type Ask = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/** A page as search engines should know it. */
type PageFacts = Pick<Queries.Page, 'path' | 'name' | 'title' | 'description' | 'updated'>;

/** What the files beside the pages say about the site. All words are from content/. */
export interface SiteFacts {
  /** Without a slash at its end. */
  siteUrl: string;
  agency: Pick<Queries.Agency, 'name' | 'strapline' | 'language' | 'email' | 'social'> & {
    labels: Pick<Queries.AgencyLabels, 'pages' | 'social' | 'email'>;
  };
  lead: string;
  pages: PageFacts[];
  /** Each with its text as markdown. */
  services: { title: string; text: string }[];
}

interface Answer {
  site: { siteMetadata: { siteUrl: string } };
  agency: SiteFacts['agency'];
  homePage: { lead: string };
  allPage: { nodes: PageFacts[] };
  allService: { nodes: { title: string; parent: { rawMarkdownBody: string } }[] };
}

const QUERY = `{
  site { siteMetadata { siteUrl } }
  agency {
    name strapline language email
    social { name address }
    labels { pages social email }
  }
  homePage { lead }
  allPage(sort: [{ row: ASC }, { order: ASC }]) {
    nodes { path name title description updated }
  }
  allService(sort: { order: ASC }) {
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
  const { site, agency, homePage, allPage, allService } = data as Answer;
  return {
    siteUrl: site.siteMetadata.siteUrl,
    agency,
    lead: homePage.lead,
    pages: allPage.nodes,
    services: allService.nodes.map(({ title, parent }) => ({
      title,
      text: parent.rawMarkdownBody.trim(),
    })),
  };
}
