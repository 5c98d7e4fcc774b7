import { escapeUTF8 } from 'entities';
import type { Brand } from '../../brand/brand';

type Site = Queries.PublicFilesQuery;

const sitemap = (siteUrl: string, { pages }: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.nodes.map(
      ({ path, updated }) =>
        `  <url><loc>${escapeUTF8(siteUrl + path)}</loc><lastmod>${escapeUTF8(updated)}</lastmod></url>`,
    ),
    '</urlset>\n',
  ].join('\n');

const manifestIcon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the web app manifest: the name, colours and icons of the site on a home screen. */
const webManifest = ({ agency }: Site, brand: Brand): string =>
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
    icons: [manifestIcon(192, 'any'), manifestIcon(512, 'any'), manifestIcon(512, 'maskable')],
  });

/** In milliseconds. RFC 9116 recommends less than a year. */
const SECURITY_TXT_LIFETIME = 360 * 86_400_000;

/** Returns security.txt, which says where to report a vulnerability of the site (RFC 9116). */
const securityText = (siteUrl: string, { agency }: Site, buildTime: Date): string =>
  [
    `Contact: mailto:${agency.email}`,
    `Expires: ${new Date(buildTime.getTime() + SECURITY_TXT_LIFETIME).toISOString()}`,
    `Preferred-Languages: ${agency.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt\n`,
  ].join('\n');

/** Returns the sitemap, robots.txt, web app manifest and security.txt, by file name. */
export function publicFiles(site: Site, brand: Brand, buildTime: Date): Record<string, string> {
  const { siteUrl } = site.site.siteMetadata;
  return {
    'sitemap.xml': sitemap(siteUrl, site),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'site.webmanifest': webManifest(site, brand),
    '.well-known/security.txt': securityText(siteUrl, site, buildTime),
  };
}
