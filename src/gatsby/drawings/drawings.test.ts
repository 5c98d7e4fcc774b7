import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { BRANDS } from '../../brand/testing/brands';
import { drawingResolvers, readDrawing, writeDrawing } from './drawings';

let publicDir: string;
beforeEach(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'drawings-'));
});
afterEach(() => rmSync(publicDir, { recursive: true }));

test('a drawing is written under a name that changes with its content', () => {
  const one = writeDrawing('mark', '<svg>1</svg>', publicDir);
  const two = writeDrawing('mark', '<svg>2</svg>', publicDir);
  expect(one).toMatch(/^\/art\/mark-[0-9a-f]{8}\.svg$/);
  expect(two).not.toBe(one);
  expect([one, two].map((url) => readDrawing(url, publicDir))).toEqual([
    '<svg>1</svg>',
    '<svg>2</svg>',
  ]);
});

test('the same drawing is written once', () => {
  const url = writeDrawing('mark', '<svg/>', publicDir);
  const { mtimeNs } = statSync(join(publicDir, url), { bigint: true });
  expect(writeDrawing('mark', '<svg/>', publicDir)).toBe(url);
  expect(statSync(join(publicDir, url), { bigint: true }).mtimeNs).toBe(mtimeNs);
  expect(readdirSync(join(publicDir, 'art'))).toHaveLength(1);
});

test('only addresses of drawings can be read', () => {
  expect(() => readDrawing('/art/../../secret.svg', publicDir)).toThrow(
    'not the address of a drawing',
  );
});

test('every field that a page draws by answers with the address of a complete drawing', async () => {
  const nodeModel = {
    findOne: () => Promise.resolve(BRANDS['pastels alone'] as unknown as Node),
    getNodeById: () => null,
  };
  const resolvers = drawingResolvers(publicDir);
  const services = (['circles', 'weave', 'arcs'] as const).map((drawing) =>
    resolvers.ServiceSlide.drawing.resolve({ drawing }),
  );
  const values = (['plain', 'twill', 'satin'] as const).map((weave) =>
    resolvers.Value.weaving.resolve({ weave, title: 'Progress' }),
  );
  const texts = ['privacy.md', 'pages/terms.md'].map((file) =>
    resolvers.TextPage.divider.resolve({ file }),
  );
  const { HomePage, AboutPage, ContactPage, Agency } = resolvers;
  const rest = [HomePage, AboutPage, ContactPage, Agency].flatMap((fields) =>
    Object.values(fields).map(({ resolve }) => resolve(undefined, {}, { nodeModel })),
  );
  const urls = await Promise.all([...services, ...values, ...texts, ...rest]);
  expect(new Set(urls).size).toBe(6 + 2 + 9);
  for (const url of urls) {
    expect(existsSync(join(publicDir, url))).toBe(true);
    expect(readDrawing(url, publicDir)).toMatch(/^<svg .*<\/svg>$/);
  }
});
