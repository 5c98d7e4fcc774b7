import type { ContentFiles } from '../../read/contentFiles';
import { isFolder } from '../../shape/fields';
import { agencyKind } from '../../shape/kinds/agency';
import { brandKind } from '../../shape/kinds/brand';
import { kindOf } from '../../shape/kinds';
import type { Problem } from '../problem';
import { contentHash } from './contentHash';
import placeholderHashes from './hashes.json';

/** The name of the placeholder agency. */
const PLACEHOLDER = 'Heddle';

const SAME_WORDS = `has the words of ${PLACEHOLDER}, the placeholder agency, without a change. Write your own`;
const SAME_NAME = `has the name of the placeholder agency in it, ${PLACEHOLDER}. Write your own.`;

/**
 * Hashes of the placeholder's files, by path. A file has a hash for each version
 * of it, with a space between them.
 */
export type Hashes = Readonly<Record<string, string>>;

const PLACEHOLDER_NAME = new RegExp(`\\b${PLACEHOLDER}\\b`, 'i');

const namesPlaceholder = (text: string): boolean => PLACEHOLDER_NAME.test(text);

/** Returns the message for a file. A service or a value may also be deleted. */
function sameWords(file: string): string {
  const kind = kindOf(file);
  const mayBeDeleted = kind !== undefined && isFolder(kind);

  return `${SAME_WORDS}${mayBeDeleted ? ', or delete the file' : ''}.`;
}

/** Whether a file has words for visitors. The brand has only colours. */
function hasWords(file: string): boolean {
  const kind = kindOf(file);

  return kind !== undefined && kind !== brandKind;
}

function problemOf(
  file: string,
  files: ContentFiles,
  hashes: Hashes,
): Problem | undefined {
  const document = files.document(file);

  if (hashes[file]?.includes(contentHash(document)))
    return { file, line: 1, message: sameWords(file), warning: true };

  const index = document.lines.findIndex(namesPlaceholder);

  if (index === -1) return undefined;

  return { file, line: index + 1, message: SAME_NAME, warning: true };
}

/**
 * Whether the content is that of the placeholder agency itself. `undefined` if
 * the agency has no name, which is a mistake of its own.
 */
export function isPlaceholder(files: ContentFiles): boolean | undefined {
  const { name } = files.document(agencyKind.path).fields;

  return name === undefined ? undefined : namesPlaceholder(String(name));
}

/**
 * Warns of each file that is still the placeholder agency's, or has its name.
 * The placeholder itself gets no warning.
 */
export function findPlaceholderWords(
  files: ContentFiles,
  hashes: Hashes = placeholderHashes,
): Problem[] {
  if (isPlaceholder(files) !== false) return [];

  return files.paths
    .filter(hasWords)
    .flatMap((file) => problemOf(file, files, hashes) ?? []);
}
