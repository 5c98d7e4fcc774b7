import { escapeUTF8 } from 'entities';
import type { Brand } from '../../brand/brand';

export function publicFiles(
  { site, agency, pages }: Queries.PublicFilesQuery,
  brand: Brand,
  now: Date,
): Record<string, string> {
  const { siteUrl } = site.siteMetadata;
  const urls = pages.nodes.map(
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
    // The home screen opens the site in a browser tab, with the browser's controls.
    display: 'browser',
    theme_color: brand.ground,
    background_color: brand.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  const expires = new Date(now);
  // RFC 9116 recommends less than a year.
  expires.setUTCDate(now.getUTCDate() + 360);
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
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
