import { isOfKind } from '../../content/shape/fields';
import { kinds } from '../../content/shape/kinds';
import {
  addressesOf,
  listOf,
  pageOf,
  pages,
  pageTypes,
} from '../../content/shape/pages';
import { hyphenated } from './shapeResolvers';
import {
  agencyIn,
  type Context,
  type FieldConfig,
  type FieldConfigs,
  type Resolve,
  type TypeResolvers,
} from './context';

/**
 * Computes a field of a page from the table in pages.ts at query time. If the
 * node stored the value, Gatsby's cache would keep it after a change of the
 * table.
 */
const fromTable = (valueFor: (file: string) => unknown): FieldConfig => ({
  resolve: ({ file }) => valueFor(String(file)),
});

/** Writes the date of the last change in the agency's language. */
const updatedText: Resolve = async ({ updated }, _args, context) => {
  if (updated === null) return null;

  const { language } = await agencyIn(context);
  // `updated` has no time, so Date takes midnight in UTC.
  const date = new Date(String(updated));

  return date.toLocaleDateString(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
};

/**
 * Whether a page lists the files of a folder, and none of them is published.
 */
async function isEmptyList(
  file: unknown,
  { nodeModel }: Context,
): Promise<boolean> {
  const page = pageOf(String(file));
  const folder = kinds.find(({ path }) => path === page?.kind.introduces);

  if (!folder) return false;

  return (await nodeModel.findOne({ type: folder.type })) === null;
}

/**
 * Resolves to the list of links that has a page. Resolves to `null` for an
 * empty page, and for a page of a kind that no list has.
 */
const listedIn: Resolve = async (source, _args, context) =>
  (await isEmptyList(source.file, context))
    ? null
    : listOf(String(source.file), source);

const isInSitemap: Resolve = async ({ file }, _args, context) =>
  !(await isEmptyList(file, context));

const pageFields: FieldConfigs = {
  path: fromTable((file) => addressesOf(file)[0]),
  rowInPages: fromTable((file) =>
    pages.findIndex(({ kind }) => isOfKind(kind, file)),
  ),
  barBackground: fromTable((file) => pageOf(file)?.barBackground),
  listedIn: { resolve: listedIn },
  isInSitemap: { resolve: isInSitemap },
  updatedText: { resolve: updatedText },
};

/** Adds the name of the agency to the title of a project. */
const projectTitle: Resolve = async ({ title }, _args, context) => {
  const { placeholders } = await agencyIn(context);

  return `${String(title)} | ${String(placeholders.name)}`;
};

/**
 * Fields with soft hyphens, for pages that are made of a part of a file. For
 * other pages, shapeResolvers.ts derives them from the shape of the kind.
 */
const hyphenatedFields: FieldConfigs = {
  nameHyphenated: { resolve: hyphenated('nameHyphenated') },
  headingHyphenated: { resolve: hyphenated('headingHyphenated') },
};

/** Types of pages that are made of a part of a file. */
const partTypes = pages.flatMap(({ partOfFile }) => partOfFile?.type ?? []);

/** Resolvers of the fields that all pages share, the interface Page. */
export const pageResolvers: TypeResolvers[] = [
  Object.fromEntries(pageTypes.map((type) => [type, pageFields])),
  Object.fromEntries(partTypes.map((type) => [type, hyphenatedFields])),
  { ProjectPage: { title: { resolve: projectTitle } } },
];
