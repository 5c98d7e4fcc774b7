import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { aboutHeader } from '../../art/aboutHeader';
import { contactBand, footerBand } from '../../art/bands';
import type { Weave } from '../../art/cloth';
import { divider } from '../../art/divider';
import { loom } from '../../art/loom';
import { drawerEdge, spinner } from '../../art/signs';
import { type SlideDrawing, slideDrawings } from '../../art/slideDrawings';
import { thanks } from '../../art/thanks';
import type { Ink } from '../../art/threads';
import { valueWeave } from '../../art/valueWeave';
import type { Brand } from '../../brand/brand';
import { brandOf } from '../../content/read/readBrand';
import type { Context } from '../nodes/contentResolvers';
import { markInOneColour, markOnGround } from './brandMark';

const onGround: Ink = {
  first: 'var(--thread-1-on-ground)',
  second: 'var(--thread-2-on-ground)',
  third: 'var(--thread-3-on-ground)',
  warp: 'var(--paper)',
  ground: 'var(--ground)',
};

const onPage: Ink = {
  first: 'var(--thread-1-on-page)',
  second: 'var(--thread-2-on-page)',
  third: 'var(--thread-3-on-page)',
  warp: 'var(--text)',
  ground: 'var(--page)',
};

/** The drawer is a field of the second thread. */
const DRAWER_EDGE = ['var(--thread-1)', 'var(--ground)', 'var(--thread-3)'];

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
  const brandField = (name: string, draw: (brand: Brand) => string) => ({
    type: 'String!',
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
      const brand = brandOf(await nodeModel.findOne({ type: 'Brand' }));
      return writeDrawing(name, draw(brand), publicDir);
    },
  });
  return {
    HomePage: { loom: field('loom', () => loom('home', onGround)) },
    AboutPage: { loom: field('about', () => aboutHeader('about', onPage)) },
    ContactPage: {
      band: field('contact', () => contactBand('contact', onGround)),
      thanksBand: field('thanks', () => thanks(onGround)),
    },
    TextPage: {
      divider: field('divider', ({ file }: Text) => divider(basename(file, '.md'), onPage)),
    },
    Agency: {
      mark: brandField('mark', (brand) => markOnGround(brand, onGround)),
      markInk: brandField('mark-ink', markInOneColour),
      band: field('band', () => footerBand('footer', onGround)),
      drawerEdge: field('drawer', () => drawerEdge(DRAWER_EDGE)),
      spinner: field('spinner', () => spinner()),
    },
    ServiceSlide: { drawing: field('slide', ({ drawing }: Slide) => slideDrawings[drawing]()) },
    Value: { weaving: field('value', ({ weave, title }: Value) => valueWeave(weave, title)) },
  };
}
