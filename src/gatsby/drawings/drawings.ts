import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { aboutHeader } from '../../art/aboutHeader';
import { contactBand } from '../../art/contactBand';
import { divider } from '../../art/divider';
import { drawerEdge } from '../../art/drawerEdge';
import { footerBand } from '../../art/footerBand';
import type { Ink } from '../../art/ink';
import { loom } from '../../art/loom';
import { mark } from '../../art/mark';
import { type SlideDrawing, slideDrawings } from '../../art/slideDrawings';
import { spinner } from '../../art/spinner';
import type { Weave } from '../../art/structures';
import { thanks } from '../../art/thanks';
import { valueWeave } from '../../art/valueWeave';

const onDark: Ink = {
  persimmon: 'var(--persimmon)',
  lichen: 'var(--lichen)',
  sky: 'var(--sky)',
  warp: 'var(--porcelain)',
  ground: 'var(--bottle)',
};

/** On the page's own ground lichen is too pale for a thin line (1.3:1): the colour of the text takes its place. */
const onGround: Ink = {
  ...onDark,
  lichen: 'var(--text)',
  warp: 'var(--text)',
  ground: 'var(--ground)',
};

const mono = { persimmon: 'currentColor', lichen: 'currentColor', sky: 'currentColor' };

/** Writes a drawing beside the pages, under a name that changes with what is drawn, and gives its address. */
export function writeDrawing(name: string, drawing: string, publicDir: string): string {
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 8);
  const url = `/art/${name}-${hash}.svg`;
  const path = join(publicDir, url);
  if (!existsSync(path)) {
    mkdirSync(join(publicDir, 'art'), { recursive: true });
    writeFileSync(path, drawing);
  }
  return url;
}

/** The drawing that `writeDrawing` wrote, for the HTML. Throws where the address is not one of its own. */
export function readDrawing(url: string, publicDir: string): string {
  if (!/^\/art\/[\w-]+\.svg$/.test(url))
    throw new Error(`"${url}" is not the address of a drawing.`);
  return readFileSync(join(publicDir, url), 'utf8');
}

type Slide = { drawing: SlideDrawing };
type Text = { file: string };
type Value = { title: string; weave: Weave };

/**
 * What Gatsby's `createResolvers` takes: every drawing is a field of the content that it belongs to, and answers with
 * the address of its file.
 */
export function drawingResolvers(publicDir: string) {
  const field = <Source>(name: string, draw: (source: Source) => string) => ({
    type: 'String!',
    resolve: (source: Source) => writeDrawing(name, draw(source), publicDir),
  });
  return {
    HomePage: { loom: field('loom', () => loom('home', onDark)) },
    AboutPage: { loom: field('about', () => aboutHeader('about', onGround)) },
    ContactPage: {
      band: field('contact', () => contactBand('contact', onDark)),
      thanksBand: field('thanks', () => thanks(onDark)),
    },
    TextPage: {
      divider: field('divider', ({ file }: Text) => divider(basename(file, '.md'), onGround)),
    },
    Agency: {
      mark: field('mark', () => mark(onDark)),
      markInk: field('mark-ink', () => mark(mono)),
      band: field('band', () => footerBand('footer', onDark)),
      drawerEdge: field('drawer', () => drawerEdge([onDark.persimmon, onDark.ground, onDark.sky])),
      spinner: field('spinner', () => spinner()),
    },
    ServiceSlide: { drawing: field('slide', ({ drawing }: Slide) => slideDrawings[drawing]()) },
    Value: { weaving: field('value', ({ weave, title }: Value) => valueWeave(weave, title)) },
  };
}
