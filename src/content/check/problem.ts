import { distance } from 'fastest-levenshtein';
import type { ContentDocument } from '../read/readDocument';
import type { FieldPath } from '../read/fieldPlaces';
import { shortened } from '../shape/shortened';
import { withVisibleCharacters } from './hiddenCharacters';

export interface Problem {
  /**
   * Path from the root of the project: `content/home.md`. Single checks return
   * it without `content/`, which checkContent adds.
   */
  file: string;

  /** 1 for a problem of the whole file, such as a missing file. */
  line: number;
  message: string;

  /** A warning does not stop the build. */
  warning?: boolean;
}

export type LineProblem = Omit<Problem, 'file'>;

/**
 * Maximum number of problems that are listed for a file. One mistake may cause
 * thousands, and nobody reads them all.
 */
export const MAX_PROBLEMS = 100;

/**
 * Returns the first problems of a file, in the order of its lines, and says if
 * there are more.
 */
export function firstProblems(problems: readonly LineProblem[]): LineProblem[] {
  const sorted = [...problems].sort((one, other) => one.line - other.line);
  const listed = sorted.slice(0, MAX_PROBLEMS);
  const last = listed.at(-1);

  if (!last || sorted.length === listed.length) return listed;

  const message =
    'this file has more problems, which are not listed. Correct the others first.';

  return [...listed, { line: last.line, message }];
}

/**
 * Returns a problem whose message starts with the field: `['items', 1, 'text']`
 * → `items[2].text`.
 */
export function fieldProblem(
  document: ContentDocument,
  path: FieldPath,
  message: string,
) {
  const steps = path.map((step) =>
    typeof step === 'number' ? `[${step + 1}]` : `.${shortened(step)}`,
  );
  const field = steps.join('').slice(1); // without the first dot

  return {
    line: document.places.lineOf(path),
    message: `${field}: ${message}`,
  };
}

/**
 * Maximum number of wrong letters in a misspelt word: two or, in a long word, a
 * third of its letters.
 */
const maxDistance = (word: string): number => Math.max(2, word.length / 3);

/**
 * Returns the known word that resembles a misspelt word most, or `undefined` if
 * none does. Ignores case.
 */
export function nearest(
  word: string,
  known: readonly string[],
): string | undefined {
  let closest: string | undefined;
  let leastDistance = Infinity;

  for (const other of known) {
    // Compare lengths first, because distance() is slow for long words. The
    // distance is at least the difference in length.
    if (Math.abs(word.length - other.length) > maxDistance(other)) continue;

    const current = distance(word.toLowerCase(), other.toLowerCase());

    if (current >= leastDistance || current > maxDistance(other)) continue;
    leastDistance = current;
    closest = other;
  }

  return closest;
}

// British English has no comma before "or".
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Maximum length of a suggested word, in characters. */
const MAX_SUGGESTION = 200;

/**
 * Returns `Did you mean title?` if a known word resembles the word. Otherwise
 * returns `otherwise` or, by default, advice to write one of the known words.
 */
export function suggestion(
  word: string,
  known: readonly string[],
  otherwise?: string,
): string {
  const intended = nearest(word, known);

  if (intended !== undefined)
    return `Did you mean ${shortened(intended, MAX_SUGGESTION)}?`;

  return otherwise ?? `Write ${oneOf.format(known)}.`;
}

export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line;

export const isError = ({ warning }: LineProblem): boolean => !warning;

export const formatProblem = (problem: Problem): string =>
  withVisibleCharacters(
    `${problem.file}:${problem.line}: ${isError(problem) ? '' : 'warning: '}${problem.message}`,
  );

/**
 * Formats a problem as an annotation of GitHub Actions. Encodes `%`, and the
 * characters that would end the name of the file or the message.
 */
function formatAnnotation(problem: Problem): string {
  const file = problem.file.replace(/[%\r\n:,]/g, encodeURIComponent);
  const message = withVisibleCharacters(problem.message).replace(
    /[%\r\n]/g,
    encodeURIComponent,
  );

  return `::${isError(problem) ? 'error' : 'warning'} file=${file},line=${problem.line}::${message}`;
}

const withCount = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];

export function formatProblems(
  problems: readonly Problem[],
  format?: 'github',
): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const counts = [
    ...withCount(errors, 'problem'),
    ...withCount(warnings, 'warning'),
  ];

  return [
    ...problems.map(formatProblem),
    ...(format === 'github' ? problems.map(formatAnnotation) : []),
    `${counts.join(' and ')} in the content. content/README.md explains each message.`,
  ].join('\n');
}
