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

type Page = Queries.PageHeadPageFragment;
type SiteData = Queries.PageHeadFragment;

/**
 * GraphQL's type for days is `string[]`. The content check accepts only the
 * days of the week.
 */
type OpeningHours = { dayOfWeek: DayOfWeek[]; opens: string; closes: string };

/**
 * Returns `undefined` for an agency without an address. It is an Organization,
 * and only a place, such as a LocalBusiness, has opening hours.
 */
function openingHours({
  address,
  hours,
}: SiteData['agency']): OpeningHoursSpecification[] | undefined {
  if (!address || hours.length === 0) return undefined;

  return hours.map((each) => ({
    '@type': 'OpeningHoursSpecification',
    ...(each as OpeningHours),
  }));
}

function agencyThing({
  site,
  agency,
  homePage,
  services,
}: SiteData): Organization | LocalBusiness {
  const { siteUrl } = site.siteMetadata;

  // JSON.stringify leaves out `undefined`. Search engines report empty values
  // as errors.
  return {
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
}

function websiteThing({ site, agency }: SiteData): WebSite {
  const { siteUrl } = site.siteMetadata;

  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: agency.name,
    url: `${siteUrl}/`,
    inLanguage: agency.language,
    publisher: { '@id': `${siteUrl}/#agency` },
  };
}

function breadcrumb(page: Page, { site, homePage }: SiteData): BreadcrumbList {
  const { siteUrl } = site.siteMetadata;
  const parentPages = 'parentPage' in page ? [page.parentPage] : [];
  const trail = [{ name: homePage.name, path: '/' }, ...parentPages, page];

  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/**
 * Returns JSON-LD about the agency, the site and, except on Home, the page's
 * breadcrumb and what the page is about, escaped for a script element.
 */
export function structuredData(page: Page, siteData: SiteData): string {
  const { siteUrl } = siteData.site.siteMetadata;
  const siteThings = [agencyThing(siteData), websiteThing(siteData)];
  const isHome = page.path === '/';

  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': isHome
      ? siteThings
      : [
          ...siteThings,
          breadcrumb(page, siteData),
          ...pageThings(page, siteUrl),
        ],
  };

  // "</script>" in a text would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
