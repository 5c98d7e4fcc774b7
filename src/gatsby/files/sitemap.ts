import type { SiteFacts } from './siteFacts';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `sitemap.xml`: the one address of each page, with the day of its last change that matters to a reader. */
export const sitemap = ({ siteUrl, pages }: Pick<SiteFacts, 'siteUrl' | 'pages'>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, updated }) =>
        `  <url><loc>${escape(siteUrl + path)}</loc><lastmod>${escape(updated)}</lastmod></url>`,
    ),
    '</urlset>\n',
  ].join('\n');
