import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { addFifthPage } from './fifthPage/addFifthPage';

/** A build of the project's copy, and the browser tests that run on it. */
export interface Round {
  name: string;
  /** Changes the content of the previous round, as content/README.md describes. */
  change: (content: string) => void | Promise<void>;
  /** Names of Playwright specs. If empty, all browser tests and unit tests run. */
  tests: string[];
}

/** Guide for staff. The rounds follow its recipes. */
const GUIDE = join(__dirname, '../../content/README.md');

/** Replaces text in a file. @throws if the file does not contain it */
export function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${String(from)}.`);
  writeFileSync(file, after);
}

/** Returns the example file of a recipe in the guide, with another `order`, which must be unique. */
function exampleFile(recipe: string, order: number): string {
  const [, text = ''] = readFileSync(GUIDE, 'utf8').split(`### ${recipe}\n`);
  const [section = ''] = text.split(/^#/m);
  const lines = section.match(/^ {4}.*$|^$/gm) ?? [];
  const file = lines.map((line) => line.slice(4)).join('\n');
  if (!file.includes('order:'))
    throw new Error(`content/README.md has no example file for "${recipe}".`);
  return `${file.trim().replace(/^order: .*$/m, `order: ${order}`)}\n`;
}

function add(content: string, path: string, text: string): void {
  mkdirSync(dirname(join(content, path)), { recursive: true });
  writeFileSync(join(content, path), text);
}

/** Replaces the content with that of the second agency, as docs/make-it-yours.md describes. */
export const secondAgency = (content: string): void => {
  rmSync(content, { recursive: true });
  cpSync(join(__dirname, 'content'), content, { recursive: true });
  cpSync(GUIDE, join(content, 'README.md'));
  rmSync(join(content, '../tests/placeholder.test.ts'), { force: true });
};

const withSlide = (file: string, title: string): string =>
  file
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/\n---\n/, '\nslide:\n  text: Und danach wieder von vorn.\n  drawing: circles\n---\n');

/** Specs that every changed text may affect. */
const PAGE_SPECS = ['readThePages', 'openTheMenu', 'shareAPage', 'sendAnEnquiry', 'smallScreens'];
/** Specs that the number of slides may affect. */
const SLIDE_SPECS = ['watchTheSlides', 'withoutScripts', 'printAPage'];

/** Round with the second agency, which is German, and all tests. */
export const whole: Round = { name: 'A second agency', change: secondAgency, tests: [] };

/** Rounds with the recipes of the guide and a fifth page. Combines recipes, because each round costs a build. */
export const recipes: Round[] = [
  {
    name: 'Change a sentence, add a service with a slide and one without, add a value, add a page, add a fifth page, change the e-mail address',
    change: (content) => {
      secondAgency(content);
      edit(join(content, 'home.md'), /^heading: .*$/m, 'heading: Messen, zeichnen, schneiden.');
      const service = exampleFile('Add a service', 7);
      add(content, 'services/care.md', service);
      const second = withSlide(service, 'Fortbildung').replace('order: 7', 'order: 8');
      add(content, 'services/fortbildung.md', second);
      const value = readFileSync(join(content, 'values/naehe.md'), 'utf8');
      add(
        content,
        'values/geduld.md',
        value.replace(/^title: .*$/m, 'title: Geduld').replace(/^order: .*$/m, 'order: 6'),
      );
      add(content, 'pages/legal-notice.md', exampleFile('Add a page', 2));
      edit(join(content, 'site.md'), /^email: .*$/m, 'email: post@kreidestrich.example');
      addFifthPage(join(content, '..'));
    },
    tests: [...PAGE_SPECS, ...SLIDE_SPECS, 'fifthPage'],
  },
  {
    name: 'Take services and a value off, change the picture, leave one slide',
    change: async (content) => {
      edit(join(content, 'services/care.md'), 'order: 7', 'order: 7\npublished: false');
      rmSync(join(content, 'services/fortbildung.md'));
      rmSync(join(content, 'values/geduld.md'));
      rmSync(join(content, 'pages/legal-notice.md'));
      edit(join(content, 'services/gestaltung.md'), /^slide:\n( .*\n)+/m, '');
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#345' } })
        .png()
        .toFile(join(content, 'pictures/stoff.png'));
      edit(
        join(content, 'about.md'),
        /image: .*\n.*alt: .*/,
        'image: ./pictures/stoff.png\n  alt: Blauer Stoff.',
      );
    },
    tests: [...PAGE_SPECS, ...SLIDE_SPECS],
  },
  {
    name: 'Take the last slide away',
    change: (content) => {
      edit(join(content, 'services/softwareentwicklung.md'), /^slide:\n( .*\n)+/m, '');
    },
    tests: [...PAGE_SPECS, ...SLIDE_SPECS],
  },
];
