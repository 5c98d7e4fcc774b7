import { readBrand } from '../../content/read/readBrand';
import { pageSlug } from '../../content/shape/pageSlug';
import { type BrandAssets, brandAssets } from '../drawings/brandAssets';
import { projectShareImage } from '../drawings/share/projectShareImage';
import { shareImage } from '../drawings/share/shareImage';
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
    nodes {
      path title updated isInSitemap
      ... on ProjectPage {
        project { picture { focus image { absolutePath } } }
      }
    }
  }
}`;

type Content = Queries.PublicFilesQuery;

type Page = Content['pages']['nodes'][number];

type RunQuery = (
  query: string,
) => Promise<{ data?: Content; errors?: unknown }>;

/** Draws an image with the cover of a project, or a loom for any other page. */
function drawShareImage(
  page: Page,
  agencyName: string,
  assets: BrandAssets,
): Promise<Buffer> {
  const seed = pageSlug(page.path);

  // Social networks show the agency's name beside the image, so the image omits
  // it.
  const title = page.title.replace(` | ${agencyName}`, '');

  if (!('project' in page)) return shareImage({ title, seed, assets });

  const { image, focus } = page.project.picture;

  return projectShareImage({
    title,
    seed,
    cover: { file: image.absolutePath, focus },
    assets,
  });
}

async function writeShareImages(
  { agency, pages }: Content,
  assets: BrandAssets,
  publicDir: string,
): Promise<void> {
  for (const page of pages.nodes) {
    const slug = pageSlug(page.path);
    const image = await drawShareImage(page, agency.name, assets);

    writeFiles(publicDir, { [`share/${slug}.jpg`]: image });
  }
}

/**
 * Writes the text files, and a share image for each page.
 * @throws Error with GraphQL's errors if the query fails
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
