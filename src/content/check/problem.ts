import type { ContentDocument, Steps } from '../read/readDocument';

/** Something in a content file that the site cannot use; or, as a warning, what staff may want to look at. */
export interface Problem {
  /** From the top of the project: `content/home.md`. */
  file: string;
  /** From 1; the first line where the problem has no place of its own, as with a missing file. */
  line: number;
  /** What is wrong and what to write instead; of a field, behind its name. */
  message: string;
  /** Whether the site can be built all the same. */
  warning?: boolean;
}

/** Sorts problems by file and line. */
export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line;

/** A problem within one file. */
export type Located = Omit<Problem, 'file'>;

/** A way to a field as people write it, in which items of a list count from 1: `offers.items[2].text`. */
const writtenPath = (steps: Steps): string =>
  steps
    .map((step) => (/^\d+$/.test(`${step}`) ? `[${Number(step) + 1}]` : `.${step}`))
    .join('')
    .slice(1);

/** What is wrong with a field, at its line. */
export const fieldProblem = (
  document: ContentDocument,
  steps: Steps,
  message: string,
): Located => ({ line: document.lineOf(steps), message: `${writtenPath(steps)}: ${message}` });

/** Whether a problem keeps the site from being built. */
export const isError = ({ warning }: Problem): boolean => warning !== true;

/** One line of text: `content/home.md:12: title: is missing. Write …`. */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}: ${isError(problem) ? '' : 'warning: '}${problem.message}`;

const escaped = (text: string, signs: RegExp): string => text.replace(signs, encodeURIComponent);

/** One line that GitHub shows beside the line of the file in a pull request. */
function annotation(problem: Problem): string {
  const file = escaped(problem.file, /[%\r\n:,]/g);
  const text = escaped(problem.message, /[%\r\n]/g);
  return `::${isError(problem) ? 'error' : 'warning'} file=${file},line=${problem.line}::${text}`;
}

const counted = (count: number, name: string): string =>
  count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`;

/**
 * All problems, a line each, and a last line that counts them.
 * @param form `github` adds the lines that GitHub Actions turn into remarks on a pull request
 */
export function formatProblems(
  problems: readonly Problem[],
  form: 'plain' | 'github' = 'plain',
): string {
  const errors = problems.filter(isError).length;
  const counts = [counted(errors, 'problem'), counted(problems.length - errors, 'warning')];
  return [
    ...problems.map(formatProblem),
    ...(form === 'github' ? problems.map(annotation) : []),
    `${counts.filter(Boolean).join(' and ')} in the content. content/README.md explains each kind.`,
  ].join('\n');
}
