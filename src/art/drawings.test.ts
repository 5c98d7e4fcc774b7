import { brotliCompressSync } from 'node:zlib';
import { aboutHeader } from './aboutHeader';
import { contactBand, contactBandEnds, divider, footerBand } from './bands';
import { structures, type Weave } from './cloth';
import { loom, narrowLoom } from './loom';
import { serviceKind, valueKind } from '../content/shape/kinds/service';
import { drawerEdge, mark, spinner } from './smallDrawings';
import { slideDrawings, valueCloth } from './squares';
import { thanks } from './thanks';

const ink = {
  threads: ['red', 'green', 'blue'],
  warp: 'white',
  background: 'black',
};
const cloth = (weave: Weave, title: string) => valueCloth({ weave, title });
const seeded = {
  loom,
  narrowLoom,
  aboutHeader,
  contactBand,
  contactBandEnds,
  footerBand,
  divider,
};
const drawings: Record<string, () => string> = {
  ...slideDrawings,
  spinner,
  mark: () => mark(ink.threads),
  thanks: () => thanks(ink),
  drawerEdge: () => drawerEdge(ink.threads),
};

for (const [name, draw] of Object.entries(seeded))
  drawings[name] = () => draw('seed', ink);
for (const weave of Object.keys(structures) as Weave[])
  drawings[`valueCloth in ${weave} weave`] = () => cloth(weave, 'Progress');

test.each(Object.entries(drawings))(
  '%s is a small, decorative, deterministic SVG',
  (_, draw) => {
    const drawn = draw();

    expect(drawn).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false">/);
    // The Content-Security-Policy blocks inline styles, and an id or a class
    // could clash with one of the page.
    expect(drawn).not.toMatch(/ (style|id|class)=|<style|<script/);
    expect(drawn).not.toMatch(/ d=""|NaN|Infinity|undefined/);
    expect(draw()).toBe(drawn);
    // few bytes, because the HTML of a page contains its drawings
    expect(brotliCompressSync(drawn).length).toBeLessThan(1500);
  },
);

test.each(Object.entries(seeded))(
  'six seeds give at least two versions of %s',
  (_, draw) => {
    // Two seeds may give the same divider: it has only three versions.
    expect(
      new Set([...'abcdef'].map((seed) => draw(seed, ink))).size,
    ).toBeGreaterThan(1);
  },
);

test('the letters of a value’s title decide its threads: a vowel, even accented or capital, gives a thin one', () => {
  expect(cloth('plain', 'Empathise')).not.toBe(cloth('plain', 'Collaborate'));
  expect(cloth('twill', 'Émeu')).toBe(cloth('twill', 'emeu'));
  // A title of vowels gives no wide thread (13), and a title without letters
  // gives no thin thread (5).
  expect(cloth('plain', 'Éiou')).toContain('<path d="" stroke-width="13"/>');
  expect(cloth('satin', '24/7')).toContain('<path d="" stroke-width="5"/>');
});

test('the fields of the content offer every slide drawing and every weave', () => {
  expect(serviceKind.fields).toMatchObject({
    slide: { fields: { drawing: { options: Object.keys(slideDrawings) } } },
  });
  expect(valueKind.fields).toMatchObject({
    weave: { options: Object.keys(structures) },
  });
});

test('the loop of the thanks drawing passes over itself', () => {
  const strokeColours = [...thanks(ink).matchAll(/ stroke="(\w+)"/g)].map(
    ([, colour]) => colour,
  );

  // First the nine threads up to the top of the loop are drawn, without
  // outlines. The rest, drawn over them, has outlines.
  expect(strokeColours.slice(0, 9)).not.toContain(ink.background);
  expect(
    strokeColours.slice(9).filter((colour) => colour === ink.background),
  ).toHaveLength(9);
});

test('the bands of the footer and of Contact have nine threads, three of each colour', () => {
  for (const band of [footerBand('seed', ink), contactBand('seed', ink)])
    for (const colour of ink.threads)
      // Each path is one thread: only its first command is M.
      expect(
        band.match(new RegExp(`"M[^"M]+" stroke="${colour}"`, 'g')),
      ).toHaveLength(3);
});
