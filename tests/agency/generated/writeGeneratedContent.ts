import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BRANDS } from '../../../testing/brands';
import {
  asFileName,
  RESERVED_NAMES,
} from '../../../src/content/check/folder/checkAddress';
import { withoutSoftHyphens } from '../../../src/content/read/markdown';
import {
  groupsIn,
  isFolder,
  type Kind,
} from '../../../src/content/shape/fields';
import { kinds } from '../../../src/content/shape/kinds';
import { agencyKind } from '../../../src/content/shape/kinds/agency';
import { brandKind } from '../../../src/content/shape/kinds/brand';
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

/** Number of files in a folder. The site has no maximum. */
const TEXT_PAGES = { min: 0, max: 3 };
const OTHER_FILES = { min: 1, max: 9 };

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
const UNIQUE_FIELDS = ['title', 'description'];

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

  const valuesOf = createValues({
    dice,
    writer,
    languages: vocabulary.codes,
    threads: namedThreads.map(({ name }) => name),
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
  };

  const takenPageTexts: Record<string, Set<string>> = {};

  function fileOf(
    kind: Kind,
    takenTexts: Record<string, Set<string>>,
    changes: Values = {},
  ): string {
    const values = valuesOf(kind.fields);

    for (const name of UNIQUE_FIELDS) {
      const field = kind.fields[name];

      if (field?.is === 'text')
        values[name] = writer.uniqueText(
          field,
          (takenTexts[name] ??= new Set()),
        );
    }

    // One text of 30,000 characters, the policy, is enough: the check and the
    // build of such a text take seconds.
    const mayBeLongest = !(isPage(kind) && isFolder(kind));
    const body =
      kind.body &&
      writeBody({ body: kind.body, dice, writer, site: agency, mayBeLongest });

    return formatContentFile({ ...values, ...changes, body });
  }

  function addFolder(kind: Kind): void {
    const count = writer.count(isPage(kind) ? TEXT_PAGES : OTHER_FILES);
    const orders = dice.shuffled(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    const takenNames = new Set(TAKEN_NAMES);
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
      const changes = isHidden ? { order, published: false } : { order };

      files[`${kind.path}${fileName}.md`] = fileOf(kind, takenTexts, changes);
    }
  }

  for (const kind of kinds)
    if (isFolder(kind)) addFolder(kind);
    else if (!files[kind.path]) files[kind.path] = fileOf(kind, takenPageTexts);

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
