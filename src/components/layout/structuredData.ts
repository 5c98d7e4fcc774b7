import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  WebSite,
} from 'schema-dts';

/**
 * Returns the opening hours, or `undefined` if there are none: search engines
 * report empty values as errors.
 */
const openingHours = (
  hours: Queries.PageHeadFragment['agency']['hours'],
): OpeningHoursSpecification[] | undefined =>
  hours.length === 0
    ? undefined
    : hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days as DayOfWeek[],
        opens,
        closes,
      }));

/**
 * Returns JSON-LD about the agency, the site and, except on Home, the page's
 * breadcrumb, escaped for a script element.
 */
export function structuredData(
  page: { name: string; path: string },
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
    // Only a LocalBusiness is a place, which has a map and opening hours.
    ...(agency.address && {
      hasMap: agency.map || undefined,
      openingHoursSpecification: openingHours(agency.hours),
    }),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: agency.name,
    url: `${siteUrl}/`,
    inLanguage: agency.language,
    publisher: { '@id': `${siteUrl}/#agency` },
  };
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: homePage.name, path: '/' }, page].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + path,
      }),
    ),
  };
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph':
      page.path === '/'
        ? [organization, website]
        : [organization, website, breadcrumb],
  };

  // "</script>" in a text would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
