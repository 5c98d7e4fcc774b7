import type { ContentDocument, FieldPath } from '../read/readDocument';

/** An error in a content file, or a warning. */
export interface Problem {
  /** Path from the root of the project: `content/home.md`. */
  file: string;
  /** Line number, from 1. 1 for a problem of the whole file, such as a missing file. */
  line: number;
  /** Says what is wrong and what to write instead. A message about a field starts with the path of the field. */
  message: string;
  /** Whether the problem is a warning, which does not stop the build. */
  warning?: boolean;
}

/** Compares two problems, to sort them by file and line. */
export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line;

/** A problem at a line of a file. The caller adds the file. */
export type LineProblem = Omit<Problem, 'file'>;

/** Formats the path of a field. List items count from 1: `['offers', 'items', 1, 'text']` → `offers.items[2].text`. */
const formatPath = (path: FieldPath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .slice(1);

/** Returns a problem at the line of a field. */
export const fieldProblem = (
  document: ContentDocument,
  path: FieldPath,
  message: string,
): LineProblem => ({ line: document.lineOf(path), message: `${formatPath(path)}: ${message}` });

export const isError = ({ warning }: Problem): boolean => !warning;

/** Formats a problem as one line: `content/home.md:12: title: is missing. Write …`. */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}: ${isError(problem) ? '' : 'warning: '}${problem.message}`;

/** Formats a problem as an annotation of GitHub Actions. Encodes the `,`, `:` and line breaks that would end a part of it. */
function formatAnnotation(problem: Problem): string {
  const file = problem.file.replace(/[%\r\n:,]/g, encodeURIComponent);
  const message = problem.message.replace(/[%\r\n]/g, encodeURIComponent);
  return `::${isError(problem) ? 'error' : 'warning'} file=${file},line=${problem.line}::${message}`;
}

/** Returns a list of one phrase, such as `2 problems` or `1 warning`, or an empty list for 0. */
const withCount = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];

/**
 * Formats all problems, one on each line, and a last line with their number.
 * @param form `github` adds annotations for GitHub Actions
 */
export function formatProblems(problems: readonly Problem[], form?: 'github'): string {
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const counts = [...withCount(errors, 'problem'), ...withCount(warnings, 'warning')];
  return [
    ...problems.map(formatProblem),
    ...(form === 'github' ? problems.map(formatAnnotation) : []),
    `${counts.join(' and ')} in the content. content/README.md explains each message.`,
  ].join('\n');
}
