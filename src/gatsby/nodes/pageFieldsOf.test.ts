import { pageFieldsOf } from './pageFieldsOf';

const PROJECT = {
  id: 'id of the project',
  title: 'A bakery in Schwarzwald',
  titleHyphenated: 'A bakery in Schwarz\u00ADwald',
  summary: 'A shop for forty kinds of bread.',
  updated: '2026-11-30',
  order: 2,
};

const SERVICE = {
  id: 'id of the service',
  title: 'Design',
  titleHyphenated: 'De\u00ADsign',
  page: {
    title: 'Design for small shops',
    description: 'What you get.',
    heading: 'We draw real pages',
    headingHyphenated: 'We draw real pa\u00ADges',
    lead: 'With your words.',
  },
  order: 3,
};

test('the page of a project takes its words from the title and the summary', () => {
  expect(pageFieldsOf('ProjectPage', PROJECT)).toEqual({
    name: 'A bakery in Schwarzwald',
    nameHyphenated: 'A bakery in Schwarz\u00ADwald',
    heading: 'A bakery in Schwarzwald',
    headingHyphenated: 'A bakery in Schwarz\u00ADwald',
    title: 'A bakery in Schwarzwald',
    description: 'A shop for forty kinds of bread.',
    updated: '2026-11-30',
    order: 2,
    project: 'id of the project',
  });
});

test('the description of a project is its summary, cut to the length of a search result', () => {
  const first =
    'A shop for forty kinds of bread, which the baker fills at five.';
  const second = `In the first year it sold ${'many '.repeat(30)}loaves.`;
  const { description } = pageFieldsOf('ProjectPage', {
    ...PROJECT,
    summary: `${first} ${second}`,
  });

  expect(description).toMatch(/^A shop .*…$/);
  expect(String(description).length).toBeLessThanOrEqual(155);
});

test('the page of a service has the fields of its group, and the name of the service', () => {
  expect(pageFieldsOf('ServicePage', SERVICE)).toEqual({
    name: 'Design',
    nameHyphenated: 'De\u00ADsign',
    ...SERVICE.page,
    updated: null,
    order: 3,
    service: 'id of the service',
  });
});
