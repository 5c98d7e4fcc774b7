import { brotliCompressSync } from 'node:zlib';
import { aboutHeader } from './aboutHeader';
import { contactBand, contactFringe, footerBand } from './bands';
import { structures, type Weave } from './cloth';
import { divider } from './divider';
import { loom, narrowLoom } from './loom';
import { service } from '../content/shape/kinds/service';
import { value } from '../content/shape/kinds/value';
import { drawerEdge, mark, spinner } from './signs';
import { slideDrawings } from './slideDrawings';
import { thanks } from './thanks';
import { valueWeave } from './valueWeave';

const ink = { threads: ['P', 'L', 'S'], warp: 'W', ground: 'G' };
const seeded = { loom, narrowLoom, aboutHeader, contactBand, contactFringe, footerBand, divider };
const all: Record<string, () => string> = {
  ...slideDrawings,
  spinner,
  mark: () => mark(ink.threads),
  thanks: () => thanks(ink),
  drawerEdge: () => drawerEdge(['P', 'G', 'S']),
};
for (const [name, draw] of Object.entries(seeded)) all[name] = () => draw('seed', ink);
for (const name of Object.keys(structures) as Weave[])
  all[`value ${name}`] = () => valueWeave(name, 'Progress');

test.each(Object.entries(all))(
  'the drawing %s is decorative, has no ids or styles, is deterministic, and takes at most 1.5 kB',
  (_, draw) => {
    const drawn = draw();
    expect(drawn).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">/);
    // The Content-Security-Policy blocks inline styles, and an id could clash with another one.
    expect(drawn).not.toMatch(/ (style|id|class)=|<style|<script/);
    expect(drawn).not.toMatch(/ d=""|NaN|Infinity|undefined/);
    expect(draw()).toBe(drawn);
    expect(brotliCompressSync(drawn).length).toBeLessThan(1500);
  },
);

test.each(Object.entries(seeded))('%s changes with its seed', (_, draw) => {
  const drawings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => draw(seed, ink));
  expect(new Set(drawings).size).toBeGreaterThan(1);
});

test('the letters of a value’s name decide its threads: vowels are thin', () => {
  const widths = (name: string) =>
    [...valueWeave('plain', name).matchAll(/stroke-width="(\d+)"/g)].length;
  expect(valueWeave('plain', 'Empathise')).not.toBe(valueWeave('plain', 'Collaborate'));
  expect(widths('Empathise')).toBe(2);
  expect(valueWeave('twill', 'Émeu')).toBe(valueWeave('twill', 'emeu'));
});

test('draws cloth for a name without letters', () => {
  expect(valueWeave('satin', '24/7')).toContain('<path d="M');
});

test('content can choose every slide drawing and every weave', () => {
  expect(service.fields).toMatchObject({
    slide: { fields: { drawing: { of: Object.keys(slideDrawings) } } },
  });
  expect(value.fields).toMatchObject({ weave: { of: Object.keys(structures) } });
});

test('the loop of the thanks drawing passes over itself', () => {
  const strokes = [...thanks(ink).matchAll(/ stroke="(\w)"/g)].map(([, colour]) => colour);
  expect(strokes.slice(0, 9)).not.toContain('G');
  expect(strokes.slice(9).filter((colour) => colour === 'G')).toHaveLength(9);
});

test('the bands have nine threads, three of each colour', () => {
  for (const band of [footerBand('seed', ink), contactBand('seed', ink)]) {
    for (const colour of ['P', 'L', 'S']) {
      const paths = [...band.matchAll(new RegExp(`<path d="([^"]+)" stroke="${colour}"`, 'g'))];
      expect(paths.flatMap(([, path]) => path?.match(/M/g) ?? [])).toHaveLength(3);
    }
  }
});
