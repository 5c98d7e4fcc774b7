import { structuredData } from './structuredData';
import { siteSample } from './testing/siteSample';

const aboutPage: Queries.PageHeadPageFragment = {
  name: 'About',
  path: '/about',
  title: 'What we do',
  description: 'We design.',
  barBackground: 'light',
};

function findThing(
  type: string,
  agencyFields = {},
  page: Partial<Queries.PageHeadPageFragment> = {},
) {
  const agency = { ...siteSample.agency, ...agencyFields };
  const text = structuredData(
    { ...aboutPage, ...page },
    { ...siteSample, agency },
  );

  // "</script>" in the content must be escaped, or it would end the script
  // element. JSON.parse restores it.
  expect(text).not.toContain('<');
  const graph: Record<string, unknown>[] = JSON.parse(text)['@graph'];

  return graph.find((object) => object['@type'] === type);
}

test('an agency without a postal address is an Organization without empty fields', () => {
  const agency = findThing('Organization');

  expect(agency).toMatchObject({
    '@id': 'https://www.heddle.example/#agency',
    name: 'Heddle',
    url: 'https://www.heddle.example/',
    email: 'hello@heddle.example',
    logo: 'https://www.heddle.example/icon-512.png',
    sameAs: ['https://facebook.example', 'https://x.example'],
    makesOffer: ['Design', 'Graphic design', 'eCommerce'].map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
    })),
  });
  expect(agency?.contactPoint).toEqual({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: 'hello@heddle.example',
    url: 'https://www.heddle.example/contact',
  });

  for (const field of [
    'legalName',
    'address',
    'telephone',
    'identifier',
    'hasMap',
    'openingHoursSpecification',
  ])
    expect(agency).not.toHaveProperty(field);
});

test('an agency with a postal address is a LocalBusiness, with its optional fields', () => {
  const imprint = {
    legalName: 'Heddle Studio Ltd',
    address: '1 Mill Lane, Town',
  };
  const telephone = '+44 20 7946 0000';
  const fields = { ...imprint, companyNumber: '01234567', phone: telephone };

  expect(findThing('Organization', fields)).toBeUndefined();
  const business = {
    ...imprint,
    telephone,
    identifier: '01234567',
    contactPoint: { telephone },
  };

  expect(findThing('LocalBusiness', fields)).toMatchObject(business);
});

const PLACE = {
  map: 'https://maps.example/heddle',
  hours: [{ dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '17:30' }],
};

test('a LocalBusiness has a map and opening hours', () => {
  const business = findThing('LocalBusiness', {
    ...PLACE,
    address: '1 Mill Lane, Town',
  });

  expect(business).toMatchObject({
    hasMap: 'https://maps.example/heddle',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Friday'],
        opens: '09:00',
        closes: '17:30',
      },
    ],
  });
});

test('an Organization has no opening hours, which only places have', () => {
  expect(findThing('Organization', PLACE)).not.toHaveProperty(
    'openingHoursSpecification',
  );
});

test('the WebSite has the agency’s escaped name, its language, and the agency as publisher', () => {
  expect(
    findThing('WebSite', { name: '</script><script>alert(1)</script>' }),
  ).toMatchObject({
    name: '</script><script>alert(1)</script>',
    url: 'https://www.heddle.example/',
    inLanguage: 'en-GB',
    publisher: { '@id': 'https://www.heddle.example/#agency' },
  });
});

test('the breadcrumb of a page starts at Home, and Home has none', () => {
  expect(findThing('BreadcrumbList')?.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Home',
      item: 'https://www.heddle.example/',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'About',
      item: 'https://www.heddle.example/about',
    },
  ]);
  expect(
    findThing('BreadcrumbList', {}, { name: 'Home', path: '/' }),
  ).toBeUndefined();
});

test('the breadcrumb of a project leads over the list of projects', () => {
  const page = {
    name: 'Sold out by nine',
    path: '/work/bakery',
    parentPage: { name: 'Work', path: '/work' },
    project: { year: null, link: null, serviceLinks: [] },
  };
  const items = findThing('BreadcrumbList', {}, page)?.itemListElement;

  expect(items).toMatchObject([
    { position: 1, item: 'https://www.heddle.example/' },
    { position: 2, name: 'Work', item: 'https://www.heddle.example/work' },
    { position: 3, item: 'https://www.heddle.example/work/bakery' },
  ]);
});
