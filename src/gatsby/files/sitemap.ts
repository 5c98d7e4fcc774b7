import { escapeUTF8 } from 'entities';

type Page = { path: string; updated: string };

const urlElement = (url: string, updated: string): string =>
  `<url><loc>${escapeUTF8(url)}</loc>` +
  `<lastmod>${escapeUTF8(updated)}</lastmod></url>`;

/** Returns sitemap.xml. `updated` is the day of a page's last change. */
export function sitemap(siteUrl: string, pages: readonly Page[]): string {
  const elements = pages.map(
    ({ path, updated }) => `  ${urlElement(siteUrl + path, updated)}\n`,
  );

  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements.join('')}</urlset>
`;
}
