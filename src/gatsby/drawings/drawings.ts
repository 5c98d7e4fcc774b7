import { basename } from 'node:path';
import { aboutHeader } from '../../art/aboutHeader';
import { contactBand, contactBandEnds, footerBand } from '../../art/bands';
import type { Weave } from '../../art/cloth';
import { divider } from '../../art/divider';
import { loom, narrowLoom } from '../../art/loom';
import { drawerEdge, spinner } from '../../art/signs';
import { defaultSwatch, type SlideDrawing, slideDrawings } from '../../art/slideDrawings';
import { variants } from '../../art/svg';
import { thanks } from '../../art/thanks';
import type { Ink } from '../../art/threads';
import { valueWeave } from '../../art/valueWeave';
import { logoSize } from '../../brand/logoSize';
import { brandIn, type Context } from '../nodes/context';
import { marksOf } from './brandMark';
import { writeDrawing } from './drawingFiles';

const inkOn = (background: 'ground' | 'page', warp: 'paper' | 'text'): Ink => ({
  threads: [1, 2, 3].map((number) => `var(--thread-${number}-on-${background})`),
  warp: `var(--${warp})`,
  ground: `var(--${background})`,
});
const inkOnGround = inkOn('ground', 'paper');
const inkOnPage = inkOn('page', 'text');

type Slide = { drawing: SlideDrawing };

/** Colours in the alert that thanks for an enquiry. Its background is lighter than the ground. */
const inkInAlert: Ink = { ...inkOnGround, ground: 'var(--raised-ground)' };

const readMarks = async (context: Context) => marksOf(await brandIn(context), inkOnGround.threads);

/** The drawer has the second thread as its background, so its edge shows the other two and the ground. */
const DRAWER_EDGE = ['var(--thread-1)', 'var(--ground)', 'var(--thread-3)'];

/**
 * Returns the resolvers for Gatsby's `createResolvers`. Each drawing is a field of a content type. Its resolver writes it to a
 * file in `publicDir` and returns the URL of that file.
 */
export function drawingResolvers(publicDir: string) {
  const field = <Source>(
    name: string,
    draw: (source: Source, context: Context) => string | Promise<string>,
  ) => ({
    type: 'String!',
    resolve: async (source: Source, _args: unknown, context: Context) =>
      writeDrawing(name, await draw(source, context), publicDir),
  });
  return {
    HomePage: {
      loom: field('loom', () =>
        variants(loom('home', inkOnGround), narrowLoom('narrow', inkOnGround)),
      ),
    },
    AboutPage: { loom: field('about', () => aboutHeader('about', inkOnPage)) },
    ContactPage: {
      band: field('contact', () => contactBand('contact', inkOnGround)),
      bandEnds: field('band-ends', () => contactBandEnds('contact', inkOnPage)),
      thanksBand: field('thanks', () => thanks(inkInAlert)),
    },
    TextPage: {
      divider: field('divider', ({ file }: { file: string }) =>
        divider(basename(file, '.md'), inkOnPage),
      ),
    },
    Agency: {
      mark: field('mark', async (_, context) => (await readMarks(context)).onGround),
      markInMenu: field('mark-menu', async (_, context) => (await readMarks(context)).inMenu),
      isWordmark: {
        type: 'Boolean!',
        resolve: async (_source: unknown, _args: unknown, context: Context) =>
          logoSize((await readMarks(context)).onGround).isWordmark,
      },
      markOnPage: {
        type: 'String',
        resolve: async (_source: unknown, _args: unknown, context: Context) => {
          const { onPage } = await readMarks(context);
          return onPage ? writeDrawing('mark-page', onPage, publicDir) : null;
        },
      },
      band: field('band', () => footerBand('footer', inkOnGround)),
      drawerEdge: field('drawer', () => drawerEdge(DRAWER_EDGE)),
      spinner: field('spinner', spinner),
    },
    ServiceSlide: {
      drawing: field('slide', ({ drawing }: Slide) => slideDrawings[drawing]()),
    },
    Service: {
      swatch: field('swatch', ({ slide }: { slide?: Slide }) =>
        slide ? slideDrawings[slide.drawing]() : defaultSwatch(),
      ),
    },
    Value: {
      weaving: field('value', ({ weave, title }: { weave: Weave; title: string }) =>
        valueWeave(weave, title),
      ),
    },
  };
}
