import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '../../content/read/readBrand';
import { pageSlug } from '../../content/shape/pageSlug';
import { brandInk } from '../drawings/brandMark';
import { shareImage } from '../drawings/shareImage';
import { publicFiles } from './publicFiles';

type RunQuery = (query: string) => Promise<{ data?: Queries.PublicFilesQuery; errors?: unknown }>;

/** Gatsby generates `Queries.PublicFilesQuery` from this text, since gatsby-config.ts names this file. */
const QUERY = /* graphql */ `query PublicFiles {
  site { siteMetadata { siteUrl } }
  agency { name strapline language email }
  pages: allPage(sort: [{ row: ASC }, { order: ASC }]) {
    nodes { path title updated }
  }
}`;

/**
 * Writes the files that search engines and other programs look for, and a share image for each page.
 * @param graphql from Gatsby's hook `onPostBuild`
 * @throws GraphQL's errors if the query fails
 */
export async function writePublicFiles(graphql: RunQuery, publicFolder = 'public'): Promise<void> {
  const brand = readBrand();
  const ink = await brandInk(brand);
  const { data: site, errors } = await graphql(QUERY);
  if (!site) throw new Error(`The query PublicFiles failed: ${JSON.stringify(errors)}`);
  const files: Record<string, string | Buffer> = publicFiles(site, brand, new Date());
  for (const { path, title } of site.pages.nodes) {
    const slug = pageSlug(path);
    // Networks show the site's name beside the image.
    const titleWithoutSite = title.replace(` | ${site.agency.name}`, '');
    files[`share/${slug}.jpg`] = await shareImage(titleWithoutSite, slug, ink);
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(publicFolder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
