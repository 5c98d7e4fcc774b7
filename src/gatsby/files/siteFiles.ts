import { escapeUTF8 } from 'entities';
import type { Brand } from '../../brand/brand';
import { fillIn } from '../../content/read/fillIn';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';

/** What the files beside the pages say about the site. Its address has no slash at its end. */
type SiteFacts = Queries.SiteFactsQuery;

/** The one address of each page, with the day of its last change that matters to a reader. */
const sitemap = (siteUrl: string, { pages }: SiteFacts): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.nodes.map(
      ({ path, updated }) =>
        `  <url><loc>${escapeUTF8(siteUrl + path)}</loc><lastmod>${escapeUTF8(updated)}</lastmod></url>`,
    ),
    '</urlset>\n',
  ].join('\n');

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Name, colours and icons for a visitor who keeps the site on a home screen. */
const webManifest = ({ agency }: SiteFacts, brand: Brand): string =>
  JSON.stringify({
    name: agency.name,
    short_name: agency.name,
    description: agency.strapline,
    lang: agency.language,
    id: '/',
    start_url: '/',
    scope: '/',
    // A site and no app: it opens with the browser's own controls.
    display: 'browser',
    theme_color: brand.ground,
    background_color: brand.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });

/** A link in markdown, whose words may hold anything. */
const link = (words: string, address: string): string =>
  `[${words.replace(/[\\[\]]/g, '\\$&')}](${address})`;

/** What the site is and where things stand in it, as markdown for programs that read for people. */
function llmsText(siteUrl: string, { agency, homePage, pages, services }: SiteFacts): string {
  const { labels } = agency;
  return [
    `# ${agency.name}`,
    `> ${agency.strapline}`,
    homePage.lead,
    ...services.nodes.map(({ title, markdown }) => {
      const text = fillIn(markdown.trim(), agency);
      return `**${title}**: ${withoutSoftHyphens(text)}`;
    }),
    `## ${labels.pages}`,
    pages.nodes
      .map(({ name, path, description }) => `- ${link(name, siteUrl + path)}: ${description}`)
      .join('\n'),
    `## ${labels.social}`,
    [
      `- ${labels.email}: ${link(agency.email, `mailto:${agency.email}`)}`,
      ...agency.social.map(({ name, address }) => `- ${link(name, address)}`),
      '',
    ].join('\n'),
  ].join('\n\n');
}

/** RFC 9116 wants less than a year. */
const VALID = 360 * 86_400_000;

/** Where to report a hole in the site (RFC 9116). */
const securityText = (siteUrl: string, { agency }: SiteFacts, now: Date): string =>
  [
    `Contact: mailto:${agency.email}`,
    `Expires: ${new Date(now.getTime() + VALID).toISOString()}`,
    `Preferred-Languages: ${agency.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt\n`,
  ].join('\n');

/**
 * What search engines and other programs look for beside the pages, by the names of the files.
 * @param now the time of the build
 */
export function siteFiles(facts: SiteFacts, brand: Brand, now: Date): Record<string, string> {
  const { siteUrl } = facts.site.siteMetadata;
  return {
    'sitemap.xml': sitemap(siteUrl, facts),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'site.webmanifest': webManifest(facts, brand),
    'llms.txt': llmsText(siteUrl, facts),
    '.well-known/security.txt': securityText(siteUrl, facts, now),
  };
}
