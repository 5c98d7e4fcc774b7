/** Returns robots.txt, which lets search engines read every page. */
export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
