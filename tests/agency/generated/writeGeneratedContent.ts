import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BRANDS } from '../../../testing/brands';
import {
  asFileName,
  RESERVED_NAMES,
} from '../../../src/content/check/folder/checkAddress';
import { withoutSoftHyphens } from '../../../src/content/read/markdown';
import {
  type Body,
  type Fields,
  groupsIn,
  isFolder,
  type Kind,
} from '../../../src/content/shape/fields';
import { kinds } from '../../../src/content/shape/kinds';
import { agencyKind } from '../../../src/content/shape/kinds/agency';
import { aboutPage } from '../../../src/content/shape/kinds/aboutPage';
import { brandKind } from '../../../src/content/shape/kinds/brand';
import { homePage } from '../../../src/content/shape/kinds/homePage';
import { personKind } from '../../../src/content/shape/kinds/person';
import { projectKind } from '../../../src/content/shape/kinds/project';
import { redirectsKind } from '../../../src/content/shape/kinds/redirects';
import {
  serviceKind,
  valueKind,
} from '../../../src/content/shape/kinds/service';
import { workPage } from '../../../src/content/shape/kinds/workPage';
import { addressesOf, isPage } from '../../../src/content/shape/pages';
import { formatContentFile } from '../../../src/gatsby/admin/contentFormat';
import { writeFiles } from '../../../src/gatsby/files/writeFiles';
import { createDice } from './dice';
import { createValues } from './createValues';
import { createWriter, STYLES, type Style } from './createWriter';
import { VOCABULARIES, type Vocabulary } from './vocabularies';
import { writeBody } from './writeBody';

type Values = Record<string, unknown>;

const AGENCY_FOLDER = join(__dirname, '..');
const PICTURES = [
  'content/pictures/kreide.jpg',
  'content/pictures/lot.svg',
  'content/pictures/lot-dunkel.svg',
  'wordmark/kreidestrich.svg',
];

const LOGOS: readonly Values[] = [
  {},
  { logo: './pictures/lot.svg', logoOnPaper: './pictures/lot-dunkel.svg' },
  { logo: './pictures/kreidestrich.svg' },
];

/** Typefaces that are installed and have all letters of the vocabularies. */
const TYPEFACES: readonly Values[] = [
  {},
  { typefaces: { heading: 'bricolage-grotesque', text: 'noto-sans' } },
  { typefaces: { heading: 'roboto', text: 'instrument-sans' } },
];

/**
 * Number of files in a folder. The site has no maximum. Pages are few, because
 * most browser tests visit each of them.
 */
const TEXT_PAGES = { min: 0, max: 2 };
const PROJECTS = { min: 1, max: 3 };
const OTHER_FILES = { min: 1, max: 9 };

/** Maximum number of services with a page of their own. */
const MAX_SERVICE_PAGES = 2;

function fileCountsOf(kind: Kind): { min: number; max: number } {
  if (kind === projectKind) return PROJECTS;

  return isPage(kind) ? TEXT_PAGES : OTHER_FILES;
}

/**
 * In characters. If the maximum length of a body is this or more, files in
 * folders are not filled up to it.
 */
const LONG_BODY = 10_000;

/** Number of old addresses in redirects.md. */
const REDIRECT_COUNTS: Readonly<Record<Style, number>> = {
  shortest: 0,
  mixed: 3,
  repeated: 3,
  longest: 100,
};

/** Returns old addresses, each of another page, that lead to About. */
const redirectsOf = (style: Style): Values[] =>
  Array.from({ length: REDIRECT_COUNTS[style] }, (_, index) => ({
    from: `/archive/page-${index}.html`,
    to: '/about',
  }));

/** Names without `.md` that no file in a folder may have. */
const TAKEN_NAMES = [
  ...RESERVED_NAMES,
  ...kinds
    .flatMap(({ path }) => addressesOf(path))
    .map((address) => address.slice(1)),
];

/**
 * Fields that must differ between pages, and between the other files of a
 * folder.
 */
const UNIQUE_FIELDS = ['title', 'description', 'summary'];

/** A page, its field that is a group, and the folder that the group shows. */
interface FolderGroup {
  page: Kind;
  group: string;
  folder: Kind;
}

/** A page has one of these groups only if the folder has files. */
const FOLDER_GROUPS: readonly FolderGroup[] = [
  { page: homePage, group: 'work', folder: projectKind },
  { page: aboutPage, group: 'people', folder: personKind },
  { page: aboutPage, group: 'values', folder: valueKind },
];

interface Agency extends Values {
  name: string;
  email: string;
  address?: string;
  map?: string;
  hours?: { days: string[] }[];
}

interface Plan {
  vocabulary: Vocabulary;
  style: Style;
}

/**
 * Returns the language and the style of a seed. Twelve seeds in a row have
 * every combination.
 */
export function planOf(seed: number): Plan {
  const vocabulary = VOCABULARIES[seed % VOCABULARIES.length];
  const style = STYLES[seed % STYLES.length];

  if (!vocabulary || !style)
    throw new Error(`The seed ${seed} is not a whole number from 0 on.`);

  return { vocabulary, style };
}

/**
 * Returns the fields of site.md with values that fit one another: times that
 * don't overlap, and a map only with an address.
 */
function agencyOf(values: Values): Agency {
  const { map, ...others } = values as Agency;
  const hours = others.hours?.map(({ days }, index) => ({
    days,
    opens: `${10 + 2 * index}:00`,
    closes: `${10 + 2 * index}:45`,
  }));

  return {
    ...others,
    ...(hours && { hours }),
    ...(map && others.address && { map }),
  };
}

function generateFiles(seed: number): Record<string, string> {
  const { vocabulary, style } = planOf(seed);
  const dice = createDice(`content ${seed}`);
  const writer = createWriter(dice, vocabulary, style);

  const { ground, paper, threads } = dice.pick(Object.values(BRANDS));
  // The first group of brand.md is a thread.
  const threadNameField = groupsIn(brandKind.fields)[0]?.fields.name;

  if (threadNameField?.is !== 'text') throw new Error('A thread has no name.');

  const takenThreads = new Set<string>();
  const namedThreads = threads.map(({ colour }) => ({
    // Other files refer to a thread by its name, which has no soft hyphens.
    name: withoutSoftHyphens(
      writer.uniqueText(threadNameField, takenThreads, (name) =>
        withoutSoftHyphens(name).toLowerCase(),
      ),
    ),
    colour,
  }));

  /** Titles of the published services, which projects name. */
  const serviceTitles: string[] = [];

  const valuesOf = createValues({
    dice,
    writer,
    languages: vocabulary.codes,
    threads: namedThreads.map(({ name }) => name),
    services: serviceTitles,
  });
  const agency = agencyOf(valuesOf(agencyKind.fields));

  const files: Record<string, string> = {
    [agencyKind.path]: formatContentFile(agency),
    [brandKind.path]: formatContentFile({
      ground,
      paper,
      threads: namedThreads,
      ...dice.pick(TYPEFACES),
      ...dice.pick(LOGOS),
    }),
    [redirectsKind.path]: formatContentFile({ redirects: redirectsOf(style) }),
  };

  /** Texts of the pages so far, by the name of their field. */
  const takenPageTexts: Record<string, Set<string>> = {};

  function isBodyLeftOut({ optional }: Body): boolean {
    if (!optional || style === 'longest') return false;

    return style === 'shortest' || dice.chance(0.3);
  }

  function fileOf(
    kind: Kind,
    takenTexts: Record<string, Set<string>>,
    changes: Values = {},
  ): string {
    const values = { ...valuesOf(kind.fields), ...changes };

    setUniqueTexts(kind.fields, values, takenTexts);

    const pageField = kind.fields.page;

    if (pageField?.is === 'group' && values.page)
      setUniqueTexts(pageField.fields, values.page as Values, takenPageTexts);

    if (kind === serviceKind && values.published !== false)
      serviceTitles.push(withoutSoftHyphens(String(values.title)));

    return formatContentFile({ ...values, body: bodyOf(kind, values) });
  }

  function bodyOf(kind: Kind, values: Values): string | undefined {
    const shape = values.page ? kind.bodyOfPage : kind.body;

    if (!shape || isBodyLeftOut(shape)) return undefined;

    // One text of 65,000 characters, the privacy policy, is enough: the check
    // and the build of such a text take seconds.
    const mayBeLongest = shape.max < LONG_BODY || !isFolder(kind);

    return writeBody({ body: shape, dice, writer, site: agency, mayBeLongest });
  }

  function setUniqueTexts(
    fields: Fields,
    values: Values,
    takenTexts: Record<string, Set<string>>,
  ): void {
    for (const name of UNIQUE_FIELDS) {
      const field = fields[name];

      if (field?.is === 'text')
        values[name] = writer.uniqueText(
          field,
          (takenTexts[name] ??= new Set()),
        );
    }
  }

  function addFolder(kind: Kind): void {
    const count = writer.count(fileCountsOf(kind));
    const orders = dice.shuffled(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    const takenNames = new Set(TAKEN_NAMES);
    // A text must be unique among all pages or, in other files, in its folder.
    const takenTexts = isPage(kind) ? takenPageTexts : {};

    for (const [index, order] of orders.entries()) {
      const fileName = asFileName(
        writer.uniqueText({ max: 40 }, takenNames, asFileName),
      );
      // The first file stays published: a folder of services or values needs
      // one.
      const isHidden =
        kind.fields.published &&
        style !== 'longest' &&
        index > 0 &&
        dice.chance(0.2);
      const changes = {
        order,
        ...(isHidden && { published: false }),
        ...(index >= MAX_SERVICE_PAGES && { page: undefined }),
      };

      files[`${kind.path}${fileName}.md`] = fileOf(kind, takenTexts, changes);
    }
  }

  // Content may lack projects, people and values. The longest content has all.
  const hasPart = (): boolean => style === 'longest' || dice.chance(0.5);
  const leftOut = [
    ...(hasPart() ? [] : [workPage, projectKind]),
    ...(hasPart() ? [] : [personKind]),
    ...(hasPart() ? [] : [valueKind]),
  ];
  const written = kinds.filter((kind) => !leftOut.includes(kind));

  /** Returns the field with the group; `undefined` if its folder is left out. */
  function groupOf({ page, group, folder }: FolderGroup): Values {
    const field = page.fields[group];

    if (field?.is !== 'group' || leftOut.includes(folder))
      return { [group]: undefined };

    return { [group]: valuesOf(field.fields) };
  }

  function addPage(kind: Kind): void {
    const groups = FOLDER_GROUPS.filter(({ page }) => page === kind);
    const changes = Object.assign({}, ...groups.map(groupOf)) as Values;

    files[kind.path] = fileOf(kind, takenPageTexts, changes);
  }

  written.filter(isFolder).forEach(addFolder);
  written
    .filter((kind) => !isFolder(kind) && !files[kind.path])
    .forEach(addPage);

  return files;
}

/**
 * Writes valid content with random words into a folder. The same seed gives the
 * same content.
 */
export function writeGeneratedContent(folder: string, seed: number): void {
  const pictures = PICTURES.map((path) => [
    `pictures/${basename(path)}`,
    readFileSync(join(AGENCY_FOLDER, path)),
  ]);

  writeFiles(folder, {
    ...generateFiles(seed),
    ...Object.fromEntries(pictures),
  });
}
