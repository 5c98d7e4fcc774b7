import type { Brand } from '../../brand/brand';
import { robotsTxt } from './robotsTxt';
import { SECURITY_TXT, securityTxt } from './securityTxt';
import { sitemap } from './sitemap';
import { webManifest } from './webManifest';

/** Returns the text files of the site, by path in public/. */
export function textFiles(
  { site, agency, pages }: Queries.PublicFilesQuery,
  brand: Brand,
  now: Date,
) {
  const { siteUrl } = site.siteMetadata;
  const pagesInSitemap = pages.nodes.filter(({ isInSitemap }) => isInSitemap);

  return {
    'sitemap.xml': sitemap(siteUrl, pagesInSitemap),
    'robots.txt': robotsTxt(siteUrl),
    'site.webmanifest': webManifest(agency, brand),
    [SECURITY_TXT]: securityTxt(siteUrl, agency, now),
  };
}
