import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '../../content/read/readBrand';
import { pageSlug } from '../../content/shape/pageSlug';
import { brandInk } from '../drawings/brandMark';
import { shareImage } from '../drawings/shareImage';
import { siteFiles } from './siteFiles';

/** How Gatsby's hooks ask for content. */
type Ask = (query: string) => Promise<{ data?: Queries.SiteFactsQuery; errors?: unknown }>;

/** Gatsby makes the type of its answer, since gatsby-config.ts names this file. */
const QUERY = /* graphql */ `query SiteFacts {
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
    nodes { title markdown }
  }
}`;

/**
 * Writes the files that search engines and other programs look for beside the pages, and the picture of each page.
 * @param graphql Gatsby's own, as its hook `onPostBuild` gets it
 * @throws what GraphQL says where the content has no such fields
 */
export async function writeSiteFiles(graphql: Ask, publicFolder = 'public'): Promise<void> {
  const brand = readBrand();
  const ink = await brandInk(brand);
  const { data: facts, errors } = await graphql(QUERY);
  if (!facts) throw new Error(`The facts of the site cannot be read: ${JSON.stringify(errors)}`);
  const files: Record<string, string | Buffer> = siteFiles(facts, brand, new Date());
  for (const { path, title } of facts.pages.nodes) {
    const slug = pageSlug(path);
    // Networks show the name of the site beside the picture.
    const ownTitle = title.replace(` | ${facts.agency.name}`, '');
    files[`share/${slug}.jpg`] = await shareImage(ownTitle, slug, ink);
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(publicFolder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
