import { structuredData } from './structuredData';
import { siteSample } from './testing/siteSample';

type Thing = { '@type': string } & Record<string, unknown>;

/** Returns the structured data of one type. @param fields changes the sample agency */
function thing(type: string, fields = {}, page = { name: 'About', path: '/about' }) {
  const agency = { ...siteSample.agency, ...fields };
  const text = structuredData({ page, site: { ...siteSample, agency } });
  // "</script>" in the content would end the script element.
  expect(text).not.toContain('<');
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Thing[] };
  return graph.find((each) => each['@type'] === type);
}

test('an agency without a postal address is an Organization, with links and services in order', () => {
  const agency = thing('Organization');
  expect(agency).toMatchObject({
    '@id': 'https://www.heddle.example/#agency',
    name: 'Heddle',
    url: 'https://www.heddle.example/',
    email: 'hello@heddle.example',
    logo: 'https://www.heddle.example/icon-512.png',
    sameAs: ['https://facebook.example/heddle', 'https://instagram.example/heddle'],
    contactPoint: { '@type': 'ContactPoint', url: 'https://www.heddle.example/contact' },
    makesOffer: ['Design', 'Graphic design', 'eCommerce'].map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
    })),
  });
  expect(thing('Organization', { social: [] })?.sameAs).toEqual([]);
});

test('an agency with a postal address is a LocalBusiness, with its optional fields', () => {
  const names = { legalName: 'Heddle Studio Ltd', address: '1 Mill Lane, Town' };
  const numbers = { identifier: '01234567', telephone: '+44 20 7946 0000' };
  const filled = { ...names, companyNumber: numbers.identifier, phone: numbers.telephone };
  expect(thing('Organization', filled)).toBeUndefined();
  expect(thing('LocalBusiness', filled)).toMatchObject({
    ...names,
    ...numbers,
    contactPoint: { telephone: '+44 20 7946 0000' },
  });
  expect(thing('LocalBusiness')).toBeUndefined();
  const empty = thing('Organization');
  for (const name of Object.keys({ ...names, ...numbers })) expect(empty).not.toHaveProperty(name);
  expect(empty?.contactPoint).not.toHaveProperty('telephone');
});

test('the WebSite has the agency as publisher, its language, and its name with HTML characters escaped', () => {
  expect(thing('WebSite', { name: '</script><script>alert(1)</script>' })).toMatchObject({
    name: '</script><script>alert(1)</script>',
    url: 'https://www.heddle.example/',
    inLanguage: 'en-GB',
    publisher: { '@id': 'https://www.heddle.example/#agency' },
  });
});

test('the breadcrumb of a page starts at Home, and Home has none', () => {
  expect(thing('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.heddle.example/' },
    { '@type': 'ListItem', position: 2, name: 'About', item: 'https://www.heddle.example/about' },
  ]);
  expect(thing('BreadcrumbList', {}, { name: 'Home', path: '/' })).toBeUndefined();
});
