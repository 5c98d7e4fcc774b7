import { escapeUTF8 } from 'entities';
import type { Brand } from '../../brand/brand';

type SiteContent = Queries.PublicFilesQuery;

const sitemap = (siteUrl: string, { pages }: SiteContent): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.nodes.map(
      ({ path, updated }) =>
        `  <url><loc>${escapeUTF8(siteUrl + path)}</loc><lastmod>${escapeUTF8(updated)}</lastmod></url>`,
    ),
    '</urlset>\n',
  ].join('\n');

const manifestIcon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const webManifest = ({ agency }: SiteContent, brand: Brand): string =>
  JSON.stringify({
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
      manifestIcon('icon-192.png', 192, 'any'),
      manifestIcon('icon-512.png', 512, 'any'),
      manifestIcon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });

/** Says where to report a vulnerability of the site. RFC 9116 recommends that it expires in less than a year. */
const securityTxt = (siteUrl: string, { agency }: SiteContent, now: Date): string => `\
Contact: mailto:${agency.email}
Expires: ${new Date(now.getTime() + 360 * 24 * 60 * 60 * 1000).toISOString()}
Preferred-Languages: ${agency.language}
Canonical: ${siteUrl}/.well-known/security.txt
`;

export function publicFiles(content: SiteContent, brand: Brand, now: Date): Record<string, string> {
  const { siteUrl } = content.site.siteMetadata;
  return {
    'sitemap.xml': sitemap(siteUrl, content),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'site.webmanifest': webManifest(content, brand),
    '.well-known/security.txt': securityTxt(siteUrl, content, now),
  };
}
