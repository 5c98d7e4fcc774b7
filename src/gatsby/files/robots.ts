import type { SiteFacts } from './siteFacts';

/** `robots.txt`: every page may be read, and the sitemap names them. */
export const robots = ({ siteUrl }: Pick<SiteFacts, 'siteUrl'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
