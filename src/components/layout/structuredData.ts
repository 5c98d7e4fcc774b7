import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  WebSite,
} from 'schema-dts';
import { pageThings } from './pageThings';

/** The content check accepts only the days of the week. */
type OpeningHours = { dayOfWeek: DayOfWeek[]; opens: string; closes: string };

/** Only a LocalBusiness is a place, which has opening hours. */
function openingHours({
  address,
  hours,
}: Queries.PageHeadFragment['agency']):
  OpeningHoursSpecification[] | undefined {
  if (!address || !hours[0]) return undefined;

  return hours.map((each) => ({
    '@type': 'OpeningHoursSpecification',
    ...(each as OpeningHours),
  }));
}

/**
 * Returns JSON-LD about the agency, the site and, except on Home, the page's
 * breadcrumb and what the page is about, escaped for a script element.
 */
export function structuredData(
  page: Queries.PageHeadPageFragment,
  { site, agency, homePage, services }: Queries.PageHeadFragment,
): string {
  const { siteUrl } = site.siteMetadata;
  const organization: Organization | LocalBusiness = {
    // Google rejects a LocalBusiness without an address.
    '@type': agency.address ? 'LocalBusiness' : 'Organization',
    '@id': `${siteUrl}/#agency`,
    name: agency.name,
    slogan: agency.strapline,
    description: homePage.description,
    url: `${siteUrl}/`,
    email: agency.email,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/share/home.jpg`,
    sameAs: agency.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: agency.email,
      url: `${siteUrl}/contact`,
      // JSON.stringify leaves out `undefined`. Search engines report empty
      // values as errors.
      telephone: agency.phone || undefined,
    },
    makesOffer: services.nodes
      .flatMap(({ offers }) => offers)
      .map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    legalName: agency.legalName || undefined,
    address: agency.address || undefined,
    telephone: agency.phone || undefined,
    identifier: agency.companyNumber || undefined,
    hasMap: agency.map || undefined,
    openingHoursSpecification: openingHours(agency),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: agency.name,
    url: `${siteUrl}/`,
    inLanguage: agency.language,
    publisher: { '@id': `${siteUrl}/#agency` },
  };
  const parentPages = 'parentPage' in page ? [page.parentPage] : [];
  const trail = [{ name: homePage.name, path: '/' }, ...parentPages, page];
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph':
      page.path === '/'
        ? [organization, website]
        : [organization, website, breadcrumb, ...pageThings(page, siteUrl)],
  };

  // "</script>" in a text would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
