import type { CreateNodeArgs } from 'gatsby';
import { sampleFile } from '../../../testing/sampleContent';
import { projectKind } from '../../content/shape/kinds/project';
import { serviceKind } from '../../content/shape/kinds/service';
import { contentNode, onCreateNode } from './contentNodes';

const helpers = {
  createNodeId: () => 'id',
  createContentDigest: () => 'digest',
};
const node = (path: string, source: string) =>
  contentNode(path, source, helpers);

test("the node of a content file has the file's fields, and the GraphQL type of its kind", () => {
  expect(node('services/care.md', sampleFile(serviceKind, 7))).toMatchObject({
    title: 'Sample 7',
    order: 7,
    published: true, // the default
    slide: { drawing: 'circles' }, // the example of this field in serviceKind
    internal: { type: 'Service' },
  });
});

test('a file with published: false has no node, and neither has content/README.md', () => {
  const file = sampleFile(serviceKind).replace(
    'order: 1',
    'order: 1\npublished: false',
  );

  expect(node('services/care.md', file)).toBeUndefined();
  expect(node('README.md', '# Guide')).toBeUndefined();
});

test('a file with invalid YAML has a node with empty fields', () => {
  expect(node('services/care.md', '---\ntitle: a: b\n---\n')).toMatchObject({
    title: null,
  });
});

describe('the nodes that Gatsby creates for a file', () => {
  /** Returns the nodes, and the types of the children of the markdown node. */
  async function nodesOf(path: string, source: string) {
    const createNode = jest.fn();
    const createParentChildLink = jest.fn();

    await onCreateNode?.(
      {
        node: { id: 'markdown', parent: 'file', internal: markdownType },
        getNode: () => ({ relativePath: path }),
        loadNodeContent: async () => source,
        actions: { createNode, createParentChildLink },
        createNodeId: (seed: string) => `id of ${seed.split(' ')[0]}`,
        createContentDigest: JSON.stringify,
      } as unknown as CreateNodeArgs,
      { plugins: [] },
      () => undefined,
    );

    const children = createParentChildLink.mock.calls.map(
      ([{ child }]) => child.internal.type,
    );

    return { nodes: createNode.mock.calls.map(([each]) => each), children };
  }

  const markdownType = { type: 'MarkdownRemark' };
  const BODY = /\n\n[^]*$/;
  const project = sampleFile(projectKind);

  test('a project with a text has a second node, of its page', async () => {
    const { nodes, children } = await nodesOf('work/bakery.md', project);

    expect(children).toEqual(['Project', 'ProjectPage']);
    expect(nodes).toMatchObject([
      {
        id: 'id of Project',
        parent: 'markdown',
        file: 'work/bakery.md',
        title: 'Sample 1',
      },
      {
        id: 'id of ProjectPage',
        parent: 'markdown',
        file: 'work/bakery.md',
        name: 'Sample 1',
        project: 'id of Project',
      },
    ]);
  });

  test('a project without a text has one node', async () => {
    const { children } = await nodesOf(
      'work/bakery.md',
      project.replace(BODY, '\n'),
    );

    expect(children).toEqual(['Project']);
  });

  test('a project that is not published has none', async () => {
    const { nodes } = await nodesOf(
      'work/bakery.md',
      project.replace('order:', 'published: false\norder:'),
    );

    expect(nodes).toEqual([]);
  });

  test('a service has a second node only if it has the group page', async () => {
    const withPage = await nodesOf(
      'services/care.md',
      sampleFile(serviceKind, 2),
    );
    const withoutPage = await nodesOf(
      'services/care.md',
      sampleFile(serviceKind, 1),
    );

    expect(withPage.children).toEqual(['Service', 'ServicePage']);
    expect(withoutPage.children).toEqual(['Service']);
  });

  test('a change of the text changes the digest of both nodes', async () => {
    const before = await nodesOf('work/bakery.md', project);
    const after = await nodesOf(
      'work/bakery.md',
      project.replace('We drew', 'We built'),
    );
    const digests = ({ nodes }: typeof before) =>
      nodes.map(({ internal }) => internal.contentDigest);

    expect(digests(after)[0]).not.toBe(digests(before)[0]);
    expect(digests(after)[1]).not.toBe(digests(before)[1]);
  });
});
