import { readdirSync } from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import { drawingMarker } from '../../components/Drawing';
import { inlineDrawings } from './inlineDrawings';
import { writeDrawing } from './writeDrawing';

const folder = tempFolder();

const write = (drawing: string) => writeDrawing('mark', drawing, folder.path);

test('writes a drawing to a file with a hash in its name', () => {
  const first = write('<svg>1</svg>');

  write('<svg>2</svg>');

  expect(first).toMatch(/^\/art\/mark-[0-9a-f]{8}\.svg$/);
  expect(write('<svg>1</svg>')).toBe(first);
  expect(readdirSync(folder.at('art'))).toHaveLength(2);
});

test('replaces each marker in HTML with its drawing', () => {
  const first = write('<svg>1</svg>');
  const second = write('<svg>2</svg>');

  const html = `<p>${drawingMarker(first)}</p><p>${drawingMarker(second)}</p>`;

  expect(inlineDrawings(html, folder.path)).toBe(
    '<p><svg>1</svg></p><p><svg>2</svg></p>',
  );
});

test('inlines no file outside the folder of drawings, and keeps other comments', () => {
  const html = '<!--drawing:/art/../../secret.svg--><!-- drawing -->';

  expect(inlineDrawings(html, folder.path)).toBe(html);
});
