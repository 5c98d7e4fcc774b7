import { basename } from 'node:path';
import { aboutHeader, narrowAboutHeader } from '../../art/aboutHeader';
import { contactBand } from '../../art/contactBand';
import { divider } from '../../art/divider';
import { drawerEdge } from '../../art/drawerEdge';
import { footerBand } from '../../art/footerBand';
import { loom, narrowLoom } from '../../art/loom/loom';
import { narrowContactBand } from '../../art/narrowContactBand';
import { offersLoom } from '../../art/offersLoom';
import {
  type SlideDrawing,
  slideDrawings,
  twillCloth,
} from '../../art/slideDrawings';
import { spinner } from '../../art/spinner';
import { variants } from '../../art/svg';
import { thanks } from '../../art/thanks';
import { valueCloth } from '../../art/valueCloth';
import { logoSize } from '../../logo/logoSize';
import { brandIn, type Context } from '../nodes/context';
import { inkInAlert, inkOnGround, inkOnPage } from './inks';
import { type Logos, logosOf } from './logosOf';
import { writeDrawing } from './writeDrawing';

/**
 * Seeds of the drawings. Any text can be a seed. A different seed gives a
 * different version of the drawing.
 */
const SEEDS = {
  loom: 'home',
  narrowLoom: 'narrow',
  about: 'about',
  narrowAbout: 'narrow',
  contact: 'contact',
  footer: 'footer',
};

/**
 * Colours of the three bars at the drawer's edge. The middle bar is not thread
 * 2, because the drawer has that colour.
 */
const DRAWER_EDGE = ['var(--thread-1)', 'var(--ground)', 'var(--thread-3)'];

type Slide = { drawing: SlideDrawing };

const homeLoom = (): string =>
  variants(
    loom(SEEDS.loom, inkOnGround),
    narrowLoom(SEEDS.narrowLoom, inkOnGround),
  );

const panelBand = (): string =>
  variants(
    contactBand(SEEDS.contact, inkOnGround),
    narrowContactBand(SEEDS.contact, inkOnGround),
  );

const aboutLoom = (): string =>
  variants(
    aboutHeader(SEEDS.about, inkOnPage),
    narrowAboutHeader(SEEDS.narrowAbout, inkOnPage),
  );

const bandPerOffer = ({ items }: { items: readonly unknown[] }): string =>
  offersLoom(items.length, inkOnPage);

/** The file's name is the seed, so text pages have different dividers. */
const textDivider = ({ file }: { file: string }): string =>
  divider(basename(file, '.md'), inkOnPage);

const slideDrawing = ({ drawing }: Slide): string => slideDrawings[drawing]();

const serviceCloth = ({ slide }: { slide?: Slide }): string =>
  slide ? slideDrawing(slide) : twillCloth();

/**
 * Returns the fields of drawings, by GraphQL type. All but `hasWordmark` write
 * their drawing to `publicDir` and resolve to the file's URL. `logoOnPage`
 * resolves to `null` if there is no such drawing.
 */
export function drawingResolvers(publicDir: string) {
  const write = (name: string, svg: string): string =>
    writeDrawing(name, svg, publicDir);

  /** A field whose drawing depends only on its node. */
  const field = <Source>(name: string, draw: (source: Source) => string) => ({
    type: 'String!',
    resolve: (source: Source): string => write(name, draw(source)),
  });

  /** A field that is computed from the brand's logos. */
  const logoField = <Result>(
    type: string,
    resultOf: (logos: Logos) => Result,
  ) => ({
    type,
    async resolve(_source: unknown, _args: unknown, context: Context) {
      const brand = await brandIn(context);

      return resultOf(await logosOf(brand, inkOnGround.threads));
    },
  });

  const logoFields = {
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
  };

  return {
    HomePage: { loom: field('loom', homeLoom) },
    HomeOffers: { loom: field('offers', bandPerOffer) },
    AboutPage: { loom: field('about', aboutLoom) },
    ContactPage: {
      band: field('contact', panelBand),
      bandOnPage: field('contact-on-page', () =>
        contactBand(SEEDS.contact, inkOnPage),
      ),
      thanksBand: field('thanks', () => thanks(inkInAlert)),
    },
    TextPage: { divider: field('divider', textDivider) },
    Agency: {
      ...logoFields,
      band: field('band', () => footerBand(SEEDS.footer, inkOnGround)),
      drawerEdge: field('drawer', () => drawerEdge(DRAWER_EDGE)),
      spinner: field('spinner', spinner),
    },
    ServiceSlide: { drawing: field('slide', slideDrawing) },
    Service: { cloth: field('service', serviceCloth) },
    Value: { cloth: field('value', valueCloth) },
  };
}
