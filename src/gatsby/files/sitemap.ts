import { escapeUTF8 } from 'entities';

type Page = { path: string; updated: string | null };

function urlElement(url: string, updated: string | null): string {
  const lastChange =
    updated === null ? '' : `<lastmod>${escapeUTF8(updated)}</lastmod>`;

  return `<url><loc>${escapeUTF8(url)}</loc>${lastChange}</url>`;
}

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
