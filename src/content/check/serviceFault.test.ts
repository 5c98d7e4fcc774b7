import { contentCopy } from '../../../testing/contentCopy';

const { change, messagesAfter } = contentCopy();

const FILE = 'work/sample-2.md';
const LAST_SERVICE = '- Sample 1';

/** Returns the messages after a project names other services. */
const messagesOfServices = (...titles: string[]): Promise<string[]> =>
  messagesAfter(
    FILE,
    LAST_SERVICE,
    titles.map((title) => `- ${title}`).join('\n  '),
  );

test('accepts several services of a project', async () => {
  expect(await messagesOfServices('Sample 3', 'Sample 1')).toEqual([]);
});

test('accepts a service without the soft hyphens in its title', async () => {
  change('services/sample-3.md', 'Sample 3', '"Soft\\u00ADware"');

  expect(await messagesOfServices('Software')).toEqual([]);
});

test('suggests the service whose title a project misspells', async () => {
  expect(await messagesOfServices('Sample 3', 'Sampel 1')).toEqual([
    `content/${FILE}:9: services[2]: names "Sampel 1", which is not the title of a service. Did you mean Sample 1?`,
  ]);
});

test('lists the services if none resembles the one that a project names', async () => {
  expect(await messagesOfServices('Consulting')).toEqual([
    `content/${FILE}:8: services[1]: names "Consulting", which is not the title of a service. Write Sample 1, Sample 2 or Sample 3.`,
  ]);
});

test('names the file of a service that is not published', async () => {
  change('services/sample-3.md', 'order:', 'published: false\norder:');

  expect(await messagesOfServices('Sample 3')).toEqual([
    `content/${FILE}:8: services[1]: names "Sample 3", and content/services/sample-3.md is not published. Delete published: false there, or delete this line.`,
  ]);
});

test('refuses a service that a project names twice', async () => {
  expect(await messagesOfServices('Sample 1', 'Sample 1')).toEqual([
    `content/${FILE}:9: services[2]: Sample 1 is in this list already. Delete one of the two.`,
  ]);
});

test('refuses a service beside the name of the field, where a list belongs', async () => {
  expect(
    await messagesAfter(FILE, /services:\n.*/, 'services: Sample 1'),
  ).toEqual([
    `content/${FILE}:7: services: should have some names of services below it, each on a separate line, but is a text.`,
  ]);
});
