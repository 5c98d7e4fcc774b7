import { readdirSync } from 'node:fs';
import type { Node } from 'gatsby';
import { tempFolder } from '../../../local/testing/tempFolder';
import { BRANDS } from '../../brand/testing/brands';
import { drawingMarker } from '../../components/Drawing';
import { inlineDrawings, writeDrawing } from './drawingFiles';
import { drawingResolvers } from './drawings';

const folder = tempFolder();

test('writes a drawing with a content hash in its file name, and inlines it in place of its marker', () => {
  const urls = ['<svg>1</svg>', '<svg>2</svg>', '<svg>1</svg>'].map((drawing) =>
    writeDrawing('mark', drawing, folder.path),
  );
  expect(urls[0]).toMatch(/^\/art\/mark-[0-9a-f]{8}\.svg$/);
  expect(urls[2]).toBe(urls[0]);
  expect(readdirSync(folder.at('art'))).toHaveLength(2);
  const html = urls.slice(0, 2).map((url) => `<p>${drawingMarker(url)}</p>`);
  expect(inlineDrawings(html.join(''), folder.path)).toBe('<p><svg>1</svg></p><p><svg>2</svg></p>');
});

test('inlines no file outside the folder of drawings', () => {
  const html = '<!--drawing:/art/../../secret.svg--><!-- drawing -->';
  expect(inlineDrawings(html, folder.path)).toBe(html);
});

test('every drawing field resolves to the URL of a complete SVG', async () => {
  const brand = BRANDS['only pastels'] as unknown as Node;
  const context = { nodeModel: { findOne: () => Promise.resolve(brand), getNodeById: () => null } };
  const resolvers = drawingResolvers(folder.path);
  const services = (['circles', 'weave', 'arcs'] as const).map((drawing) =>
    resolvers.ServiceSlide.drawing.resolve({ drawing }, {}, context),
  );
  const swatch = resolvers.Service.swatch.resolve({}, {}, context);
  const weavings = (['plain', 'twill', 'satin'] as const).map((weave) =>
    resolvers.Value.weaving.resolve({ weave, title: 'Progress' }, {}, context),
  );
  const dividers = ['privacy.md', 'pages/terms.md'].map((file) =>
    resolvers.TextPage.divider.resolve({ file }, {}, context),
  );
  const { HomePage, AboutPage, ContactPage, Agency } = resolvers;
  const rest = [HomePage, AboutPage, ContactPage, Agency].flatMap((fields) =>
    Object.values(fields).map(({ resolve }) => resolve(undefined, {}, context)),
  );
  const fields = await Promise.all([...services, swatch, ...weavings, ...dividers, ...rest]);
  const urls = fields.filter((field) => typeof field === 'string');
  // `isWordmark` is a boolean, and `markOnPage` is null without a logo.
  expect(new Set(urls).size).toBe(fields.length - 2);
  for (const url of urls) expect(folder.read(url)).toMatch(/^<svg .*<\/svg>$/);
});

test('the swatch of a service shows the drawing of its slide', async () => {
  const { Service, ServiceSlide } = drawingResolvers(folder.path);
  const context = { nodeModel: { findOne: () => Promise.resolve(null), getNodeById: () => null } };
  const slide = { drawing: 'arcs' } as const;
  const swatch = await Service.swatch.resolve({ slide }, {}, context);
  const drawing = await ServiceSlide.drawing.resolve(slide, {}, context);
  expect(folder.read(swatch)).toBe(folder.read(drawing));
});
