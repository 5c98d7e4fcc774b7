import { brotliCompressSync } from 'node:zlib';
import { serviceKind, valueKind } from '../content/shape/kinds/service';
import { aboutHeader, narrowAboutHeader } from './aboutHeader';
import { contactBand } from './contactBand';
import { divider } from './divider';
import { drawerEdge } from './drawerEdge';
import { footerBand } from './footerBand';
import { loom, narrowLoom } from './loom/loom';
import { mark } from './mark';
import { narrowContactBand } from './narrowContactBand';
import { offersLoom } from './offersLoom';
import { slideDrawings } from './slideDrawings';
import { spinner } from './spinner';
import { structures, type Weave } from './structures';
import { ink } from './testing/ink';
import { thanks } from './thanks';
import { valueCloth } from './valueCloth';

const seeded = {
  loom,
  narrowLoom,
  aboutHeader,
  narrowAboutHeader,
  contactBand,
  narrowContactBand,
  footerBand,
  divider,
};
const drawings: Record<string, () => string> = {
  ...slideDrawings,
  spinner,
  mark: () => mark(ink.threads),
  thanks: () => thanks(ink),
  offersLoom: () => offersLoom(4, ink),
  drawerEdge: () => drawerEdge(ink.threads),
};

for (const [name, draw] of Object.entries(seeded))
  drawings[name] = () => draw('seed', ink);
for (const weave of Object.keys(structures) as Weave[])
  drawings[`valueCloth in ${weave} weave`] = () =>
    valueCloth({ weave, title: 'Progress' });

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
    const versions = new Set([...'abcdef'].map((seed) => draw(seed, ink)));

    // Two seeds may give the same divider: it has only three versions.
    expect(versions.size).toBeGreaterThan(1);
  },
);

test('the fields of the content offer every slide drawing and every weave', () => {
  expect(serviceKind.fields).toMatchObject({
    slide: { fields: { drawing: { options: Object.keys(slideDrawings) } } },
  });
  expect(valueKind.fields).toMatchObject({
    weave: { options: Object.keys(structures) },
  });
});

/** Returns the paths of a drawing that draw themselves. */
const selfDrawingPaths = (drawing: string): string[] =>
  [...drawing.matchAll(/<path d="([^"]+)"[^>]* pathLength="1"/g)].map(
    ([, path = '']) => path,
  );

test.each([
  ['loom', 30],
  ['narrowLoom', 12],
  ['aboutHeader', 12],
  ['contactBand', 9],
] as const)(
  'in %s, %s threads draw themselves, each at the speed of its outline',
  (name, count) => {
    const drawing = seeded[name]('seed', ink);
    const paths = selfDrawingPaths(drawing);
    const outlines = paths.filter((_, index) => index % 2 === 0);
    const lines = paths.filter((_, index) => index % 2 === 1);

    expect(drawing).toContain('data-arrives');
    expect(lines).toHaveLength(count);
    expect(outlines).toEqual(lines);
    // A dash would begin in all subpaths at once.
    for (const path of lines) expect(path.match(/M/g)).toHaveLength(1);
  },
);
