import type { BreadcrumbList, Graph, ProfessionalService, WebSite } from 'schema-dts';

interface Facts {
  page: { name: string; path: string };
  site: Queries.PageHeadFragment;
}

/**
 * What a page says to search engines in the words of schema.org: who the agency is, which site this is, and where in it
 * the page stands.
 * @returns JSON-LD that can stand in a script element
 */
export function structuredData({ page, site: facts }: Facts): string {
  const { agency, homePage, services } = facts;
  const { siteUrl } = facts.site.siteMetadata;
  const publisher: ProfessionalService = {
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#agency`,
    name: agency.name,
    slogan: agency.strapline,
    description: homePage.description,
    url: `${siteUrl}/`,
    email: agency.email,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/share/home.jpg`,
    sameAs: agency.social.map(({ address }) => address),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: agency.email,
      url: `${siteUrl}/contact`,
      telephone: agency.phone || undefined,
    },
    makesOffer: services.nodes
      .flatMap(({ offers }) => offers)
      .map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
    // Left out where the agency has not filled it in: search engines take an empty value for a wrong one.
    legalName: agency.legalName || undefined,
    address: agency.address || undefined,
    telephone: agency.phone || undefined,
    identifier: agency.companyNumber || undefined,
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: agency.name,
    url: `${siteUrl}/`,
    inLanguage: agency.language,
    publisher: { '@id': `${siteUrl}/#agency` },
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: homePage.name, path: '/' }, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
  const graph: Graph = {
    '@context': 'https://schema.org',
    // Home stands below nothing, and a trail of one step is none.
    '@graph': page.path === '/' ? [publisher, website] : [publisher, website, trail],
  };
  // A text with </script> in it would end the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
