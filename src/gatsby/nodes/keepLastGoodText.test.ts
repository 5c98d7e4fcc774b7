import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CreateNodeArgs, CreatePagesArgs, Node } from 'gatsby';
import { writeSampleContent } from '../../content/testing/sampleContent';
import { contentNode, createContentNode } from './contentNodes';
import { keepLastGoodText } from './keepLastGoodText';

const project = process.cwd();
const HOME = 'content/home.md';
const FIRST = 'content/values/sample-1.md';
const SECOND = 'content/values/sample-2.md';
let root: string;
let nodes: Map<string, Node>;
let args: CreatePagesArgs & CreateNodeArgs;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  writeSampleContent(join(root, 'content'), 2);
  process.chdir(root);
  nodes = new Map();
  const cache = new Map<string, unknown>();
  // The parts of Gatsby that are used, over a plain store.
  args = {
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: (node: Node) => nodes.delete(node.id),
      createParentChildLink: () => undefined,
    },
    cache: {
      get: (key: string) => Promise.resolve(cache.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(cache.set(key, value)),
    },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter((node) => node.internal.type === type),
    loadNodeContent: ({ absolutePath }: Node) =>
      Promise.resolve(readFileSync(String(absolutePath), 'utf8')),
    createNodeId: (words: string) => words,
    createContentDigest: JSON.stringify,
  } as unknown as typeof args;
  for (const path of [HOME, FIRST, SECOND]) await source(path);
  await keepLastGoodText(args);
});
afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

/** What Gatsby's own plugins make of a file when it is new or has changed. */
async function source(path: string): Promise<void> {
  const relativePath = path.slice('content/'.length);
  const absolutePath = resolve(path);
  const file = {
    id: path,
    relativePath,
    absolutePath,
    sourceInstanceName: 'content',
    internal: { type: 'File' },
  };
  const markdown = {
    id: `text of ${path}`,
    parent: path,
    fileAbsolutePath: absolutePath,
    internal: { type: 'MarkdownRemark' },
  };
  for (const node of [file, markdown]) nodes.set(node.id, node as unknown as Node);
  await createContentNode({ ...args, node: markdown as unknown as Node });
}

/** Changes a file while `gatsby develop` runs. */
async function change(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
  await source(path);
  await keepLastGoodText(args);
}

const shown = (path: string): Node | undefined => {
  const relative = path.slice('content/'.length);
  return nodes.get(contentNode(relative, '---\n---\n', args)?.id ?? '');
};

test('a change that is right is shown', async () => {
  await change(HOME, /^heading:.*$/m, 'heading: New words');
  expect(shown(HOME)).toMatchObject({ heading: 'New words' });
});

test('a file that is wrong shows its last good words, as text of its own', async () => {
  await change(FIRST, /weave:.*\n---\n\n.*/, 'weave: knitted\n---\n\nWrong words.');
  expect(shown(FIRST)).toMatchObject({ weave: 'twill' });
  expect(shown(FIRST)?.internal.content).toContain('We listen before we draw.');
});

test('a file that is mended is shown again', async () => {
  await change(FIRST, 'weave: twill', 'weave: knitted');
  await change(FIRST, 'weave: knitted', 'weave: satin');
  expect(shown(FIRST)).toMatchObject({ weave: 'satin', parent: `text of ${FIRST}` });
});

test('a page whose file is gone shows its last good words', async () => {
  const id = shown(HOME)?.id ?? '';
  rmSync(HOME);
  for (const gone of [HOME, `text of ${HOME}`, id]) nodes.delete(gone);
  await keepLastGoodText(args);
  expect(shown(HOME)).toMatchObject({ heading: 'We weave websites that hold together.' });
});

test('a file whose problem is solved in another file is shown again', async () => {
  await change(SECOND, /title: .*\norder: 2/, 'title: Second\norder: 1');
  expect(shown(SECOND)).toMatchObject({ title: 'Sample 2' });
  await change(FIRST, 'order: 1', 'order: 3');
  expect(shown(SECOND)).toMatchObject({ title: 'Second', order: 1 });
});

test('a file that is mended and no longer published goes', async () => {
  await change(FIRST, 'weave: twill', 'weave: knitted');
  await change(FIRST, 'weave: knitted', 'weave: twill\npublished: false');
  expect(shown(FIRST)).toBeUndefined();
});
