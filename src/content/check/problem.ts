import { distance } from 'fastest-levenshtein';
import type { ContentDocument, FieldPath } from '../read/readDocument';

export interface Problem {
  /** Path from the root of the project: `content/home.md`. Without `content/` until checkContent adds it. */
  file: string;
  /** 1 for a problem of the whole file, such as a missing file. */
  line: number;
  message: string;
  /** A warning does not stop the build. */
  warning?: boolean;
}

export type LineProblem = Omit<Problem, 'file'>;

/** Returns a problem whose message starts with the field: `['items', 1, 'text']` → `items[2].text`. */
export function fieldProblem(document: ContentDocument, path: FieldPath, message: string) {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`));
  return { line: document.lineOf(path), message: `${steps.join('').slice(1)}: ${message}` };
}

/** Returns the known word that resembles a misspelt word most, or `undefined` if none does. Ignores case. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const distanceTo = (other: string) => distance(word.toLowerCase(), other.toLowerCase());
  const [closest] = [...known].sort((one, other) => distanceTo(one) - distanceTo(other));
  // Two letters may be wrong or, in a long word, a third of its letters.
  return closest && distanceTo(closest) <= Math.max(2, closest.length / 3) ? closest : undefined;
}

// British English has no comma before "or".
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns `Did you mean title?`. If no known word resembles the word, returns `otherwise` or, by default, all known words. */
export function suggestion(word: string, known: readonly string[], otherwise?: string): string {
  const intended = nearest(word, known);
  if (intended !== undefined) return `Did you mean ${intended}?`;
  return otherwise ?? `Write ${oneOf.format(known)}.`;
}

export const shortened = (text: string): string =>
  text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text; // enough to recognise the text

export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line;

export const isError = ({ warning }: Problem): boolean => !warning;
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}: ${isError(problem) ? '' : 'warning: '}${problem.message}`;

/** Formats a problem as an annotation of GitHub Actions. Encodes `%`, and characters that would end its file or its message. */
function formatAnnotation(problem: Problem): string {
  const file = problem.file.replace(/[%\r\n:,]/g, encodeURIComponent);
  const message = problem.message.replace(/[%\r\n]/g, encodeURIComponent);
  return `::${isError(problem) ? 'error' : 'warning'} file=${file},line=${problem.line}::${message}`;
}

const withCount = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];

export function formatProblems(problems: readonly Problem[], format?: 'github'): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const counts = [...withCount(errors, 'problem'), ...withCount(warnings, 'warning')];
  return [
    ...problems.map(formatProblem),
    ...(format === 'github' ? problems.map(formatAnnotation) : []),
    `${counts.join(' and ')} in the content. content/README.md explains each message.`,
  ].join('\n');
}
