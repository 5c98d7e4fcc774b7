import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { addFifthPage } from './fifthPage/addFifthPage';

/** A build of a copy of the project with changed content, and the tests that run on it. */
export interface Round {
  name: string;
  /** Changes the content folder of the copy, which has the content of the previous round. */
  change: (folder: string) => void | Promise<void>;
  /** Names of the Playwright specs to run; `'all'` runs all browser tests and unit tests. */
  specs: string[] | 'all';
}

/** Guide for staff. `recipeRounds` follow its recipes. */
const GUIDE = join(__dirname, '../../content/README.md');

/** Replaces text in a file. @throws if the file does not contain it */
export function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${String(from)}.`);
  writeFileSync(file, after);
}

/** Returns the text of a content file with another value of a field. */
const withField = (text: string, name: string, value: string | number): string =>
  text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

/** Returns the text of the content file that a recipe of the guide shows, with another `order`, which must be unique. */
function exampleFile(recipe: string, order: number): string {
  const [, afterHeading = ''] = readFileSync(GUIDE, 'utf8').split(`### ${recipe}\n`);
  const [section = ''] = afterHeading.split(/^#/m);
  // The recipe has one code block, indented by four spaces. Keeps its lines, and empty lines.
  const lines = section.match(/^ {4}.*$|^$/gm) ?? [];
  const text = lines.map((line) => line.slice(4)).join('\n');
  if (!text.includes('order:'))
    throw new Error(`content/README.md has no example file for "${recipe}".`);
  return `${withField(text.trim(), 'order', order)}\n`;
}

function addFile(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Replaces a content folder by the second agency's, as docs/make-it-yours.md describes. */
export function installSecondAgency(folder: string): void {
  rmSync(folder, { recursive: true });
  cpSync(join(__dirname, 'content'), folder, { recursive: true });
  cpSync(GUIDE, join(folder, 'README.md'));
  rmSync(join(folder, '../tests/placeholder.test.ts'), { force: true });
}

const SLIDE = 'slide:\n  text: Und danach wieder von vorn.\n  drawing: circles';
/** Returns the file of a service with a slide. */
const withSlide = (service: string) => service.replace('\n---\n', `\n${SLIDE}\n---\n`);

/** Specs that a changed text may break. */
const PAGE_SPECS = [
  'readThePages',
  'openTheMenu',
  'closeTheMenu',
  'shareAPage',
  'sendAnEnquiry',
  'smallScreens',
];
/** Specs that another number of slides may break. */
const SLIDE_SPECS = [
  'watchTheSlides',
  'fadeTheSlides',
  'longNames',
  'withoutScripts',
  'printAPage',
];

/** Round with the second agency, which is German, and all tests. */
export const secondAgencyRound: Round = {
  name: 'A second agency',
  change: installSecondAgency,
  specs: 'all',
};

/** Rounds with the recipes of the guide and a fifth page. Each round combines recipes, to save builds. */
export const recipeRounds: Round[] = [
  {
    name: 'Change a sentence, add a service with a slide and one without, add a value, add a page, add a fifth page, change the e-mail address',
    change: (folder) => {
      installSecondAgency(folder);
      edit(join(folder, 'home.md'), /^heading: .*$/m, 'heading: Messen, zeichnen, schneiden.');
      const service = exampleFile('Add a service', 7);
      addFile(folder, 'services/care.md', service);
      const secondService = withField(withField(service, 'title', 'Fortbildung'), 'order', 8);
      addFile(folder, 'services/fortbildung.md', withSlide(secondService));
      const value = readFileSync(join(folder, 'values/naehe.md'), 'utf8');
      const secondValue = withField(withField(value, 'title', 'Geduld'), 'order', 6);
      addFile(folder, 'values/geduld.md', secondValue);
      addFile(folder, 'pages/legal-notice.md', exampleFile('Add a page', 2));
      edit(join(folder, 'site.md'), /^email: .*$/m, 'email: post@kreidestrich.example');
      addFifthPage(join(folder, '..'));
    },
    specs: [...PAGE_SPECS, ...SLIDE_SPECS, 'fifthPage'],
  },
  {
    name: 'Take services, a value and a page off, change the picture, leave one slide',
    change: async (folder) => {
      edit(join(folder, 'services/care.md'), 'order: 7', 'order: 7\npublished: false');
      rmSync(join(folder, 'services/fortbildung.md'));
      rmSync(join(folder, 'values/geduld.md'));
      rmSync(join(folder, 'pages/legal-notice.md'));
      edit(join(folder, 'services/gestaltung.md'), /^slide:\n( .*\n)+/m, '');
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#345' } })
        .png()
        .toFile(join(folder, 'pictures/stoff.png'));
      edit(
        join(folder, 'about.md'),
        /image: .*\n.*alt: .*/,
        'image: ./pictures/stoff.png\n  alt: Blauer Stoff.',
      );
    },
    specs: [...PAGE_SPECS, ...SLIDE_SPECS],
  },
  {
    name: 'Take the last slide away',
    change: (folder) => {
      edit(join(folder, 'services/softwareentwicklung.md'), /^slide:\n( .*\n)+/m, '');
    },
    specs: [...PAGE_SPECS, ...SLIDE_SPECS],
  },
];
