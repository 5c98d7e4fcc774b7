import { pageThings } from './pageThings';

const SITE = 'https://www.heddle.example';
const agency = { '@id': `${SITE}/#agency` };

const fields = {
  name: 'Sold out by nine',
  title: 'Sold out by nine | Heddle',
  description: 'A shop for forty kinds of bread.',
  barBackground: 'light',
} as const;

/** Returns the things as search engines read them, without `undefined`. */
const thingsOf = (page: Queries.PageHeadPageFragment): unknown =>
  JSON.parse(JSON.stringify(pageThings(page, SITE)));

const projectPage = {
  ...fields,
  path: '/work/bakery',
  parentPage: { name: 'Work', path: '/work' },
};

test('a project is a CreativeWork of the agency, with the website that was made', () => {
  const project = {
    year: 2026,
    link: 'https://brot.example',
    serviceLinks: [{ title: 'Design' }, { title: 'Develop' }],
  };

  expect(thingsOf({ ...projectPage, project })).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Sold out by nine',
      description: 'A shop for forty kinds of bread.',
      url: `${SITE}/work/bakery`,
      image: `${SITE}/share/work/bakery.jpg`,
      creator: agency,
      dateCreated: '2026',
      keywords: ['Design', 'Develop'],
      sameAs: 'https://brot.example',
    },
  ]);
});

test('a project without year, services and link has no empty fields', () => {
  const project = { year: null, link: null, serviceLinks: [] };
  const [thing] = thingsOf({ ...projectPage, project }) as [object];

  for (const field of ['dateCreated', 'keywords', 'sameAs'])
    expect(thing).not.toHaveProperty(field);
});

test('a page of a service is about a Service of the agency', () => {
  const page = {
    ...fields,
    path: '/services/design',
    parentPage: { name: 'About', path: '/about' },
    service: { title: 'Design' },
  };

  expect(thingsOf(page)).toEqual([
    {
      '@type': 'Service',
      name: 'Design',
      description: 'A shop for forty kinds of bread.',
      url: `${SITE}/services/design`,
      provider: agency,
    },
  ]);
});

const person = {
  id: 'maria',
  name: 'Maria Weber',
  nameHyphenated: 'Ma\u00ADria We\u00ADber',
  role: 'Designer',
  html: '<p>Maria draws.</p>',
  links: [],
  picture: null,
};

const aboutPage = { ...fields, path: '/about' };

test('each person on About is a Person who works for the agency', () => {
  const images = { fallback: { src: '/static/maria.jpg' } };
  const gatsbyImageData = {
    images,
    layout: 'fullWidth',
    width: 1,
    height: 1,
  } as const;
  const portrait = {
    alt: 'Maria at her desk',
    image: { childImageSharp: { gatsbyImageData } },
  };
  const links = [{ name: 'Mastodon', url: 'https://social.example/maria' }];
  const people = [{ ...person, links, picture: portrait }, person];

  expect(
    thingsOf({ ...aboutPage, people: { headingHyphenated: 'People', people } }),
  ).toEqual([
    {
      '@type': 'Person',
      name: 'Maria Weber',
      jobTitle: 'Designer',
      image: `${SITE}/static/maria.jpg`,
      sameAs: ['https://social.example/maria'],
      worksFor: agency,
    },
    {
      '@type': 'Person',
      name: 'Maria Weber',
      jobTitle: 'Designer',
      worksFor: agency,
    },
  ]);
});

test('About without people, and a page of another kind, add nothing', () => {
  expect(thingsOf({ ...aboutPage, people: null })).toEqual([]);
  expect(thingsOf({ ...fields, path: '/contact' })).toEqual([]);
});
