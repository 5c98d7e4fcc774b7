import { basename } from 'node:path';
import { aboutHeader } from '../../art/aboutHeader';
import { contactBand, contactBandEnds } from '../../art/contactBand';
import { divider } from '../../art/divider';
import { drawerEdge } from '../../art/drawerEdge';
import { footerBand } from '../../art/footerBand';
import type { Ink } from '../../art/ink';
import { loom, narrowLoom } from '../../art/loom/loom';
import {
  type SlideDrawing,
  slideDrawings,
  twillCloth,
} from '../../art/slideDrawings';
import { spinner } from '../../art/spinner';
import { variants } from '../../art/svg';
import { thanks } from '../../art/thanks';
import { valueCloth } from '../../art/valueCloth';
import { logoSize } from '../../brand/logoSize';
import { brandIn, type Context } from '../nodes/context';
import { logosOf } from './brandAssets';
import { writeDrawing } from './drawingFiles';

const inkOn = (background: 'ground' | 'page', warp: 'paper' | 'text'): Ink => ({
  threads: [1, 2, 3].map(
    (number) => `var(--thread-${number}-on-${background})`,
  ),
  warp: `var(--${warp})`,
  background: `var(--${background})`,
});
const inkOnGround = inkOn('ground', 'paper');
const inkOnPage = inkOn('page', 'text');
const inkInAlert: Ink = { ...inkOnGround, background: 'var(--raised-ground)' };

/**
 * Colours of the three bars at the drawer's edge. The middle bar is not thread
 * 2, because the drawer has that colour.
 */
const DRAWER_EDGE = ['var(--thread-1)', 'var(--ground)', 'var(--thread-3)'];

type Slide = { drawing: SlideDrawing };
type Logos = Awaited<ReturnType<typeof logosOf>>;

const homeLoom = () =>
  // Both strings are seeds.
  variants(loom('home', inkOnGround), narrowLoom('narrow', inkOnGround));
const textDivider = ({ file }: { file: string }) =>
  divider(basename(file, '.md'), inkOnPage);
const slideDrawing = ({ drawing }: Slide) => slideDrawings[drawing]();
const serviceCloth = ({ slide }: { slide?: Slide }) =>
  slide ? slideDrawing(slide) : twillCloth();

/**
 * Returns resolvers. Each but `hasWordmark` writes its drawing, if any, to
 * `publicDir` and returns the file's URL.
 */
export function drawingResolvers(publicDir: string) {
  const write = (name: string, svg: string) =>
    writeDrawing(name, svg, publicDir);
  const field = <Source>(name: string, draw: (source: Source) => string) => ({
    type: 'String!',
    resolve: (source: Source) => write(name, draw(source)),
  });
  const logoField = <Result>(
    type: string,
    resultOf: (logos: Logos) => Result,
  ) => ({
    type,
    resolve: async (_source: unknown, _args: unknown, context: Context) =>
      resultOf(await logosOf(await brandIn(context), inkOnGround.threads)),
  });

  return {
    HomePage: { loom: field('loom', homeLoom) },
    // The second 'about' is a seed.
    AboutPage: { loom: field('about', () => aboutHeader('about', inkOnPage)) },
    ContactPage: {
      band: field('contact', () => contactBand('contact', inkOnGround)),
      bandEnds: field('band-ends', () => contactBandEnds('contact', inkOnPage)),
      thanksBand: field('thanks', () => thanks(inkInAlert)),
    },
    TextPage: { divider: field('divider', textDivider) },
    Agency: {
      logo: logoField('String!', ({ onGround }) => write('mark', onGround)),
      logoInDrawer: logoField('String!', ({ inDrawer }) =>
        write('mark-menu', inDrawer),
      ),
      hasWordmark: logoField(
        'Boolean!',
        ({ onGround }) => logoSize(onGround).isWordmark,
      ),
      logoOnPage: logoField('String', ({ onPaper }) =>
        onPaper ? write('mark-page', onPaper) : null,
      ),
      band: field('band', () => footerBand('footer', inkOnGround)),
      drawerEdge: field('drawer', () => drawerEdge(DRAWER_EDGE)),
      spinner: field('spinner', spinner),
    },
    ServiceSlide: { drawing: field('slide', slideDrawing) },
    Service: { cloth: field('service', serviceCloth) },
    Value: { cloth: field('value', valueCloth) },
  };
}
