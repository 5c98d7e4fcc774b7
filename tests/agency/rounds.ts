import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addFifthPage } from './fifthPage/addFifthPage';

export interface Round {
  name: string;

  /**
   * Changes the project copy that has this content folder. The copy keeps the
   * changes of previous rounds.
   */
  change: (folder: string) => void | Promise<void>;

  /**
   * Names of the Playwright specs to run, separated by spaces. `all` runs all
   * browser tests and unit tests; `content` runs the tests of `npm test`
   * that other content could break.
   */
  specs: string;
}

const GUIDE_FILE = join(__dirname, '../../content/README.md');

/** Replaces the first match of `from` in a file. @throws if there is none */
export function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);

  if (after === before)
    throw new Error(`${file} does not contain ${String(from)}.`);
  writeFileSync(file, after);
}

function setFields(
  file: string,
  fields: Record<string, string | number>,
): void {
  for (const [field, value] of Object.entries(fields))
    edit(file, new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
}

/** Returns the example of a recipe in the guide. */
function exampleOf(recipe: string): string {
  const guide = readFileSync(GUIDE_FILE, 'utf8');
  const [, afterHeading = ''] = guide.split(`### ${recipe}\n`);
  const nextHeading = /^#/m;
  const [section = ''] = afterHeading.split(nextHeading);
  // The example is the only code block, indented by four spaces. It may contain
  // empty lines.
  const lines = section.match(/^ {4}.*$|^$/gm) ?? [];
  const text = lines.map((line) => line.slice(4)).join('\n');

  if (!text.trim())
    throw new Error(`content/README.md has no example for "${recipe}".`);

  return text.trim();
}

/**
 * Writes the example of a recipe in the guide to a file, with other values of
 * these fields. For example, `order` must be unique in its folder.
 */
function writeExample(
  recipe: string,
  file: string,
  fields: Record<string, string | number>,
): void {
  writeFileSync(file, `${exampleOf(recipe)}\n`);
  setFields(file, fields);
}

/**
 * Installs the second agency's content and deletes the first agency's test, as
 * docs/make-it-yours.md describes.
 */
export function installSecondAgency(folder: string): void {
  rmSync(folder, { recursive: true });
  cpSync(join(__dirname, 'content'), folder, { recursive: true });
  cpSync(GUIDE_FILE, join(folder, 'README.md'));
  // `force`, because the first round has deleted the test.
  rmSync(join(folder, '../tests/placeholder.test.ts'), { force: true });
}

/** Specs that could fail after a change of texts or pages. */
const PAGE_SPECS =
  'readThePages openTheMenu closeTheMenu shareAPage sendAnEnquiry smallScreens';

/** Specs that could fail after a change of the number of slides. */
const SLIDE_SPECS =
  'watchTheSlides fadeTheSlides longNames withoutScripts printAPage';

export const secondAgencyRound: Round = {
  name: 'A second agency',
  change: installSecondAgency,
  specs: 'all',
};

/** Matches the field `slide` with its indented lines. */
const SLIDE_FIELD = /^slide:\n( .*\n)+/m;

/**
 * The rounds follow recipes of content/README.md. Where possible, a round
 * follows several, to save builds.
 */
export const recipeRounds: Round[] = [
  {
    name: 'Change a sentence, add a service with a slide and one without, add a value, add a page with a picture, add a page of a new kind, change the email address',
    change: (folder) => {
      installSecondAgency(folder);
      const at = (path: string): string => join(folder, path);

      setFields(at('home.md'), { heading: 'Messen, zeichnen, schneiden.' });
      writeExample('Add a service', at('services/care.md'), { order: 7 });
      const serviceFile = at('services/fortbildung.md');

      writeExample('Add a service', serviceFile, {
        title: 'Fortbildung',
        order: 8,
      });
      edit(
        serviceFile,
        '\n---\n',
        '\nslide:\n  text: Und von vorn.\n  drawing: circles\n---\n',
      );
      cpSync(at('values/naehe.md'), at('values/geduld.md'));
      setFields(at('values/geduld.md'), { title: 'Geduld', order: 6 });
      writeExample('Add a page', at('pages/legal-notice.md'), { order: 2 });
      writeExample('Add a project', at('work/bakery.md'), {
        colour: 'karmin',
        order: 9,
      });
      edit(at('work/bakery.md'), 'cloth.jpg', 'kreide.jpg');
      edit(at('work/bakery.md'), '- Design', '- Pflege');
      writeExample('Add a person', at('people/maria.md'), { order: 9 });
      // The guide's example shows a picture of this name.
      cpSync(at('pictures/kreide.jpg'), at('pictures/kiln.jpg'));
      const endOfFile = /$/;

      edit(
        at('pages/legal-notice.md'),
        endOfFile,
        `\n${exampleOf('Show a picture in a text')}\n`,
      );
      setFields(at('site.md'), { email: 'post@kreidestrich.example' });
      addFifthPage(join(folder, '..'));
    },
    specs: `${PAGE_SPECS} ${SLIDE_SPECS} fifthPage seeThePictures showTheWork`,
  },
  {
    name: 'Take services, a value and a page off, change the picture, leave one slide',
    change: async (folder) => {
      edit(
        join(folder, 'services/care.md'),
        'order: 7',
        'order: 7\npublished: false',
      );
      rmSync(join(folder, 'services/fortbildung.md'));
      rmSync(join(folder, 'values/geduld.md'));
      rmSync(join(folder, 'pages/legal-notice.md'));
      edit(join(folder, 'services/gestaltung.md'), SLIDE_FIELD, '');
      // Below 1600 px, the content check would warn.
      const blueImage = {
        width: 1600,
        height: 1200,
        channels: 3,
        background: '#345',
      } as const;

      await sharp({ create: blueImage }).toFile(
        join(folder, 'pictures/stoff.png'),
      );
      const picture = 'image: ./pictures/stoff.png\n  alt: Blauer Stoff.';

      edit(join(folder, 'about.md'), /image: .*\n.*alt: .*/, picture);
    },
    specs: `${PAGE_SPECS} ${SLIDE_SPECS}`,
  },
  {
    name: 'Take the last slide away',
    change: (folder) =>
      edit(join(folder, 'services/softwareentwicklung.md'), SLIDE_FIELD, ''),
    specs: `${PAGE_SPECS} ${SLIDE_SPECS}`,
  },
];
