import { escapeUTF8 } from 'entities';
import type { Brand } from '../../brand/brand';
import { readBrand } from '../../content/read/contentFiles';
import { pageSlug } from '../../content/shape/pageSlug';
import { brandAssets } from '../drawings/brandAssets';
import { shareImage } from '../drawings/shareImage';
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

/**
 * Returns the sitemap, robots.txt, the web manifest and security.txt, by path
 * in public/.
 */
export function textFiles(
  { site, agency, pages }: Content,
  { ground, paper }: Brand,
  now: Date,
) {
  const { siteUrl } = site.siteMetadata;
  const urlElements = pages.nodes.map(
    ({ path, updated }) =>
      `  <url><loc>${escapeUTF8(siteUrl + path)}</loc><lastmod>${escapeUTF8(updated)}</lastmod></url>\n`,
  );
  const manifest = {
    name: agency.name,
    short_name: agency.name,
    description: agency.strapline,
    lang: agency.language,
    id: '/',
    start_url: '/',
    scope: '/',
    // An icon on a phone's home screen opens the site in a browser tab.
    display: 'browser',
    theme_color: ground,
    background_color: paper,
    icons: [
      {
        src: '/icon-192.png',
        sizes: '192x192',
        type: 'image/png',
        purpose: 'any',
      },
      {
        src: '/icon-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'any',
      },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  // RFC 9116 recommends an expiry date less than a year away.
  const expires = new Date(now.getTime() + 360 * 24 * 60 * 60 * 1000);

  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urlElements.join('')}</urlset>
`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'site.webmanifest': JSON.stringify(manifest),
    '.well-known/security.txt': `Contact: mailto:${agency.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${agency.language}
Canonical: ${siteUrl}/.well-known/security.txt
`,
  };
}

type RunQuery = (
  query: string,
) => Promise<{ data?: Content; errors?: unknown }>;

/**
 * Writes the text files, and a share image for each page. @throws Error with
 * GraphQL's errors if there is no data
 */
export async function writePublicFiles(
  graphql: RunQuery,
  publicDir = 'public',
): Promise<void> {
  const brand = readBrand();
  const assets = await brandAssets(brand);
  const { data: content, errors } = await graphql(QUERY);

  if (!content)
    throw new Error(`The query PublicFiles failed: ${JSON.stringify(errors)}`);
  writeFiles(publicDir, textFiles(content, brand, new Date()));

  for (const { path, title } of content.pages.nodes) {
    const slug = pageSlug(path);
    // Social networks show the agency's name beside the image, so the image
    // omits it.
    const imageTitle = title.replace(` | ${content.agency.name}`, '');

    writeFiles(publicDir, {
      [`share/${slug}.jpg`]: await shareImage(imageTitle, slug, assets),
    });
  }
}
