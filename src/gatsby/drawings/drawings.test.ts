import { readdirSync } from 'node:fs';
import { tempFolder } from '../../../local/testing/tempFolder';
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

test('the swatch of a service shows the drawing of its slide', async () => {
  const { Service, ServiceSlide } = drawingResolvers(folder.path);
  const context = { nodeModel: { findOne: () => Promise.resolve(null), getNodeById: () => null } };
  const slide = { drawing: 'arcs' } as const;
  const swatch = await Service.swatch.resolve({ slide }, {}, context);
  const drawing = await ServiceSlide.drawing.resolve(slide, {}, context);
  expect(folder.read(swatch)).toBe(folder.read(drawing));
});
