import { escapeUTF8 } from 'entities';
import type { SiteFacts } from './siteFacts';

/** `sitemap.xml`: the one address of each page, with the day of its last change that matters to a reader. */
export const sitemap = ({ siteUrl, pages }: Pick<SiteFacts, 'siteUrl' | 'pages'>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, updated }) =>
        `  <url><loc>${escapeUTF8(siteUrl + path)}</loc><lastmod>${escapeUTF8(updated)}</lastmod></url>`,
    ),
    '</urlset>\n',
  ].join('\n');
