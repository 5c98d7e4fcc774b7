import type { CreativeWork, Person, Service, Thing } from 'schema-dts';

type Page = Queries.PageHeadPageFragment;
type ProjectPage = Queries.PageHeadPage_ProjectPage_Fragment;
type ServicePage = Queries.PageHeadPage_ServicePage_Fragment;
type AboutPeople = NonNullable<
  Queries.PageHeadPage_AboutPage_Fragment['people']
>;

/**
 * The client's quote is left out: Google allows no Review of an organisation on
 * its own site ("self-serving reviews",
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
function projectThing(page: ProjectPage, siteUrl: string): CreativeWork {
  const { year, serviceLinks, link } = page.project;
  const services = serviceLinks.map(({ title }) => title);

  return {
    '@type': 'CreativeWork',
    name: page.name,
    description: page.description,
    url: siteUrl + page.path,
    image: `${siteUrl}/share${page.path}.jpg`,
    creator: { '@id': `${siteUrl}/#agency` },
    // JSON.stringify leaves out `undefined`. Search engines report empty values
    // as errors.
    dateCreated: year === null ? undefined : String(year),
    keywords: services.length > 0 ? services : undefined,
    sameAs: link ?? undefined,
  };
}

const serviceThing = (page: ServicePage, siteUrl: string): Service => ({
  '@type': 'Service',
  name: page.service.title,
  description: page.description,
  url: siteUrl + page.path,
  provider: { '@id': `${siteUrl}/#agency` },
});

function personThing(
  { name, role, picture, links }: AboutPeople['people'][number],
  siteUrl: string,
): Person {
  const portrait =
    picture?.image.childImageSharp.gatsbyImageData.images.fallback;

  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    image: portrait ? siteUrl + portrait.src : undefined,
    sameAs: links.length > 0 ? links.map(({ url }) => url) : undefined,
    worksFor: { '@id': `${siteUrl}/#agency` },
  };
}

/**
 * Returns what a page is about, as things of schema.org: a project, a service
 * or the people of the agency; an empty list for all other pages.
 */
export function pageThings(page: Page, siteUrl: string): Thing[] {
  if ('project' in page) return [projectThing(page, siteUrl)];
  if ('service' in page) return [serviceThing(page, siteUrl)];
  if (!('people' in page) || page.people === null) return [];

  return page.people.people.map((person) => personThing(person, siteUrl));
}
