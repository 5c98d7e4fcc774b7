import type { Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from './context';
import { pageResolvers } from './pageResolvers';
import { workResolvers } from './workResolvers';

type Fields = Record<string, unknown>;

/** Nodes by type, in an order that is not that of the site. */
const NODES: Readonly<Record<string, Fields[]>> = {
  Agency: [{ name: 'Heddle', email: 'hello@heddle.example', language: 'en' }],
  Project: [
    { id: '3', title: 'Ferry', file: 'work/ferry.md', order: 3, services: [] },
    {
      id: '1',
      title: 'Bakery',
      file: 'work/bakery.md',
      order: 1,
      services: ['Hosting', 'Design'],
    },
    {
      id: '4',
      title: 'Museum',
      file: 'work/museum.md',
      order: 10,
      services: ['Design'],
    },
    {
      id: '2',
      title: 'Clinic',
      file: 'work/clinic.md',
      order: 2,
      services: [],
    },
  ],
  // The clinic has no text.
  ProjectPage: [
    { file: 'work/museum.md', order: 10, project: '4', title: 'Museum' },
    { file: 'work/bakery.md', order: 1, project: '1', title: 'Bakery' },
    { file: 'work/ferry.md', order: 3, project: '3', title: 'Ferry' },
  ],
  Service: [
    { title: 'Hosting', file: 'services/hosting.md', order: 2 },
    { title: 'Design', file: 'services/design.md', order: 1 },
  ],
  ServicePage: [{ name: 'Design', file: 'services/design.md', order: 1 }],
  Person: [
    { name: 'Ilja', order: 2 },
    { name: 'Maria', order: 1 },
  ],
};

const contextOf = (nodes: typeof NODES): Context => {
  const allNodes = Object.values(nodes).flat();

  return {
    nodeModel: {
      findAll: async ({ type }) => ({
        entries: (nodes[type] ?? []) as Iterable<Node>,
      }),
      findOne: async ({ type }) => (nodes[type]?.[0] ?? null) as Node | null,
      getNodeById: ({ id }) =>
        (allNodes.find((node) => node.id === id) ?? null) as Node | null,
    },
  };
};

/** Resolves a field, such as `Project.path`. */
function resolveField(field: string, source: Fields = {}, nodes = NODES) {
  const [type = '', name = ''] = field.split('.');
  const resolvers = [workResolvers, ...pageResolvers].flatMap(
    (typeResolvers) => typeResolvers[type]?.[name] ?? [],
  );

  return resolvers
    .at(-1)
    ?.resolve?.(source as Node, {}, contextOf(nodes), {} as GraphQLResolveInfo);
}

const titlesIn = (nodes: unknown): unknown[] =>
  (nodes as Fields[]).map(({ title }) => title);

const pageOf = (file: string): Fields => ({ file: `work/${file}.md` });

test('Home shows the first three projects, in the order of their field `order`', async () => {
  expect(titlesIn(await resolveField('HomeWork.projects'))).toEqual([
    'Bakery',
    'Clinic',
    'Ferry',
  ]);
});

test('About shows the people in the order of their field `order`', async () => {
  expect(await resolveField('AboutPeople.people')).toEqual([
    expect.objectContaining({ name: 'Maria' }),
    expect.objectContaining({ name: 'Ilja' }),
  ]);
});

test.each([
  ['Project.path', 'work/bakery.md', '/work/bakery'],
  ['Project.path', 'work/clinic.md', null],
  ['Service.path', 'services/design.md', '/services/design'],
  ['Service.path', 'services/hosting.md', null],
])('%s of %s is %s', async (field, file, path) => {
  expect(await resolveField(field, { file })).toBe(path);
});

test.each([
  ['bakery', 'Ferry'], // skips the clinic, which has no page
  ['ferry', 'Museum'],
  ['museum', 'Bakery'],
])('after the page of the project %s comes %s', async (file, title) => {
  expect(
    await resolveField('ProjectPage.nextProject', pageOf(file)),
  ).toMatchObject({
    title,
  });
});

test('no project comes after the page of the only one', async () => {
  const onePage = {
    ...NODES,
    ProjectPage: [{ ...pageOf('bakery'), order: 1, project: '1' }],
  };

  expect(
    await resolveField('ProjectPage.nextProject', pageOf('bakery'), onePage),
  ).toBeNull();
});

test('the services of a project stand in its own order, and lead to their pages', async () => {
  expect(
    await resolveField('Project.serviceLinks', {
      services: ['Hosting', 'Design'],
    }),
  ).toEqual([
    { title: 'Hosting', path: null },
    { title: 'Design', path: '/services/design' },
  ]);
});

test('a project may name no services', async () => {
  expect(await resolveField('Project.serviceLinks', { services: [] })).toEqual(
    [],
  );
});

test('the page of a service has the projects that name it, in order', async () => {
  const projects = await resolveField('ServicePage.projects', {
    name: 'Design',
  });

  expect(titlesIn(projects)).toEqual(['Bakery', 'Museum']);
});

test('the menu and the sitemap have the page of the projects only if there is one', async () => {
  const workPage = async (nodes: typeof NODES) => ({
    list: await resolveField('WorkPage.listedIn', { file: 'work.md' }, nodes),
    isInSitemap: await resolveField(
      'WorkPage.isInSitemap',
      { file: 'work.md' },
      nodes,
    ),
  });

  expect(await workPage(NODES)).toEqual({ list: 'menu', isInSitemap: true });
  expect(await workPage({ ...NODES, Project: [] })).toEqual({
    list: null,
    isInSitemap: false,
  });
});

test('the sitemap has pages that introduce no folder', async () => {
  expect(
    await resolveField('TextPage.isInSitemap', { file: 'privacy.md' }, {}),
  ).toBe(true);
});

test('the menu has a text page whose file says so, and else the end of the footer', async () => {
  const listWith = (menu: boolean) =>
    resolveField('TextPage.listedIn', { file: 'pages/team.md', menu });

  expect(await listWith(true)).toBe('menu');
  expect(await listWith(false)).toBe('footer');
});

test('the title of a project’s page ends with the name of the agency', async () => {
  expect(await resolveField('ProjectPage.title', { title: 'Bakery' })).toBe(
    'Bakery | Heddle',
  );
});

test('a page without a date of its last change writes none', async () => {
  expect(
    await resolveField('ProjectPage.updatedText', { updated: null }),
  ).toBeNull();
  expect(
    await resolveField('ProjectPage.updatedText', { updated: '2026-11-30' }),
  ).toBe('November 30, 2026');
});
