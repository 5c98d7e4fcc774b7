import type { ContentFiles } from '../../read/contentFiles';
import { agencyKind } from '../../shape/kinds/agency';
import { brandKind } from '../../shape/kinds/brand';
import { kindOf } from '../../shape/kinds';
import type { Problem } from '../problem';
import { contentHash } from './contentHash';
import hashes from './hashes.json';

/** The name of the placeholder agency. */
const PLACEHOLDER = 'Heddle';

const SAME_WORDS = `has the words of ${PLACEHOLDER}, the placeholder agency, without a change. Write your own, or delete the file if your site does not need it.`;
const SAME_NAME = `has the name ${PLACEHOLDER} in it, the placeholder agency. Write your own name.`;

/**
 * Hashes of the placeholder's files in this version and earlier ones, with a
 * space between them.
 */
const HASHES: Readonly<Record<string, string>> = hashes;

const namesPlaceholder = (line: string): boolean =>
  new RegExp(`\\b${PLACEHOLDER}\\b`, 'i').test(line);

/** Whether a file has words for visitors. The brand has only colours. */
function hasWords(file: string): boolean {
  const kind = kindOf(file);

  return kind !== undefined && kind !== brandKind;
}

function problemOf(file: string, files: ContentFiles): Problem | undefined {
  const document = files.document(file);

  if (HASHES[file]?.includes(contentHash(document)))
    return { file, line: 1, message: SAME_WORDS, warning: true };

  const index = document.lines.findIndex(namesPlaceholder);

  if (index === -1) return undefined;

  return { file, line: index + 1, message: SAME_NAME, warning: true };
}

/**
 * Warns of each file that is still the placeholder agency's, or has its name.
 * The placeholder itself gets no warning.
 */
export function findPlaceholderWords(files: ContentFiles): Problem[] {
  const { name } = files.document(agencyKind.path).fields;

  if (namesPlaceholder(String(name))) return [];

  return files.paths
    .filter(hasWords)
    .flatMap((file) => problemOf(file, files) ?? []);
}
