import { readBrand } from '../../content/read/contentFiles';
import { pageSlug } from '../../content/shape/pageSlug';
import { brandAssets } from '../drawings/brandMark';
import { shareImage } from '../drawings/shareImage';
import { publicFiles } from './publicFiles';
import { writeFiles } from './writeFiles';

type RunQuery = (query: string) => Promise<{ data?: Queries.PublicFilesQuery; errors?: unknown }>;

/** Gatsby generates the type `Queries.PublicFilesQuery` from this query, because gatsby-config.ts lists this file. */
const QUERY = /* graphql */ `query PublicFiles {
  site { siteMetadata { siteUrl } }
  agency { name strapline language email }
  pages: allPage(sort: [{ row: ASC }, { order: ASC }]) {
    nodes { path title updated }
  }
}`;

/** Writes `publicFiles` and a share image for each page. @throws Error with GraphQL's errors if the query fails */
export async function writePublicFiles(graphql: RunQuery, publicDir = 'public'): Promise<void> {
  const brand = readBrand();
  const assets = await brandAssets(brand);
  const { data: content, errors } = await graphql(QUERY);
  if (!content) throw new Error(`The query PublicFiles failed: ${JSON.stringify(errors)}`);
  const files: Record<string, string | Buffer> = publicFiles(content, brand, new Date());
  for (const { path, title } of content.pages.nodes) {
    const slug = pageSlug(path);
    // Social networks show the agency's name beside the image.
    const titleWithoutAgency = title.replace(` | ${content.agency.name}`, '');
    files[`share/${slug}.jpg`] = await shareImage(titleWithoutAgency, slug, assets);
  }
  writeFiles(publicDir, files);
}
