import { structuredData } from './structuredData';
import { siteSample } from './testing/siteSample';

type Thing = { '@type': string } & Record<string, unknown>;

const about = { name: 'About', path: '/about' };
const things = (site = siteSample, page = about) => {
  const { '@graph': graph } = JSON.parse(structuredData({ page, site })) as { '@graph': Thing[] };
  return (type: string) => graph.find((thing) => thing['@type'] === type);
};

test('the agency is a professional service with its addresses', () => {
  expect(things()('ProfessionalService')).toMatchObject({
    '@id': 'https://www.heddle.example/#agency',
    name: 'Heddle',
    url: 'https://www.heddle.example/',
    email: 'hello@heddle.example',
    logo: 'https://www.heddle.example/icon-512.png',
    sameAs: ['https://facebook.example/heddle', 'https://instagram.example/heddle'],
    contactPoint: { '@type': 'ContactPoint', url: 'https://www.heddle.example/contact' },
  });
});

test('an agency that is nowhere else says no such address', () => {
  const agency = { ...siteSample.agency, social: [] };
  expect(things({ ...siteSample, agency })('ProfessionalService')?.sameAs).toEqual([]);
});

test('the agency offers its services, in their order', () => {
  expect(things()('ProfessionalService')?.makesOffer).toEqual(
    ['Design', 'Graphic design', 'eCommerce'].map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
    })),
  );
});

test('what the agency has not filled in is left out', () => {
  const agency = things()('ProfessionalService');
  for (const name of ['legalName', 'address', 'telephone', 'identifier'])
    expect(agency).not.toHaveProperty(name);
  expect(agency?.contactPoint).not.toHaveProperty('telephone');
});

test('what the agency has filled in is said', () => {
  const filled = {
    legalName: 'Heddle Studio Ltd',
    address: '1 Mill Lane, Town',
    companyNumber: '01234567',
    phone: '+44 20 7946 0000',
  };
  const agency = things({ ...siteSample, agency: { ...siteSample.agency, ...filled } })(
    'ProfessionalService',
  );
  expect(agency).toMatchObject({
    legalName: 'Heddle Studio Ltd',
    address: '1 Mill Lane, Town',
    identifier: '01234567',
    telephone: '+44 20 7946 0000',
    contactPoint: { telephone: '+44 20 7946 0000' },
  });
});

test('the site is published by the agency, in its language', () => {
  expect(things()('WebSite')).toMatchObject({
    name: 'Heddle',
    url: 'https://www.heddle.example/',
    inLanguage: 'en-GB',
    publisher: { '@id': 'https://www.heddle.example/#agency' },
  });
});

test('a page stands below Home', () => {
  expect(things()('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.heddle.example/' },
    { '@type': 'ListItem', position: 2, name: 'About', item: 'https://www.heddle.example/about' },
  ]);
});

test('Home has no trail, since it stands below nothing', () => {
  expect(things(siteSample, { name: 'Home', path: '/' })('BreadcrumbList')).toBeUndefined();
});

test('no word of the content can end the script element', () => {
  const agency = { ...siteSample.agency, name: '</script><script>alert(1)</script>' };
  const text = structuredData({ page: about, site: { ...siteSample, agency } });
  expect(text).not.toContain('<');
  expect(things({ ...siteSample, agency })('WebSite')?.name).toBe(agency.name);
});
