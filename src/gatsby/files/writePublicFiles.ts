import { readBrand } from '../../content/read/readBrand';
import { pageSlug } from '../../content/shape/pageSlug';
import { type BrandAssets, brandAssets } from '../drawings/brandAssets';
import { shareImage } from '../drawings/shareImage';
import { textFiles } from './textFiles';
import { writeFiles } from './writeFiles';

/**
 * Gatsby generates the type `Queries.PublicFilesQuery` from this query, because
 * gatsby-config.ts lists this file.
 */
const QUERY = /* graphql */ `query PublicFiles {
  site { siteMetadata { siteUrl } }
  agency { name strapline language email }
  pages: allPage(sort: [{ rowInPages: ASC }, { order: ASC }]) {
    nodes { path title updated }
  }
}`;

type Content = Queries.PublicFilesQuery;

type RunQuery = (
  query: string,
) => Promise<{ data?: Content; errors?: unknown }>;

async function writeShareImages(
  { agency, pages }: Content,
  assets: BrandAssets,
  publicDir: string,
): Promise<void> {
  for (const { path, title } of pages.nodes) {
    const slug = pageSlug(path);
    // Social networks show the agency's name beside the image, so the image
    // omits it.
    const imageTitle = title.replace(` | ${agency.name}`, '');
    const image = await shareImage(imageTitle, slug, assets);

    writeFiles(publicDir, { [`share/${slug}.jpg`]: image });
  }
}

/**
 * Writes the text files, and a share image for each page. @throws Error with
 * GraphQL's errors if there is no data
 */
export async function writePublicFiles(
  graphql: RunQuery,
  publicDir = 'public',
): Promise<void> {
  const brand = readBrand();
  const { data: content, errors } = await graphql(QUERY);

  if (!content)
    throw new Error(`The query PublicFiles failed: ${JSON.stringify(errors)}`);

  writeFiles(publicDir, textFiles(content, brand, new Date()));
  await writeShareImages(content, await brandAssets(brand), publicDir);
}
