import type { ContentDocument, Steps } from '../read/readDocument';

/** An error in a content file, or a warning. */
export interface Problem {
  /** Path from the root of the project: `content/home.md`. */
  file: string;
  /** From 1. 1 for a problem of the whole file, such as a missing one. */
  line: number;
  /** Says what is wrong and what to write instead. Starts with the path of the field, if it is about one. */
  message: string;
  /** Whether it does not stop the build. */
  warning?: boolean;
}

/** Sorts problems by file and line. */
export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, 'en') || one.line - other.line;

/** A problem in a known file. */
export type Located = Omit<Problem, 'file'>;

/** Formats the path of a field for messages, with list items counted from 1: `offers.items[2].text`. */
const writtenPath = (steps: Steps): string =>
  steps
    .map((step) => (/^\d+$/.test(`${step}`) ? `[${Number(step) + 1}]` : `.${step}`))
    .join('')
    .slice(1);

/** Returns a problem at the line of a field. */
export const fieldProblem = (
  document: ContentDocument,
  steps: Steps,
  message: string,
): Located => ({ line: document.lineOf(steps), message: `${writtenPath(steps)}: ${message}` });

/** Whether a problem stops the build. */
export const isError = ({ warning }: Problem): boolean => warning !== true;

/** Formats a problem as one line: `content/home.md:12: title: is missing. Write …`. */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}: ${isError(problem) ? '' : 'warning: '}${problem.message}`;

const escaped = (text: string, signs: RegExp): string => text.replace(signs, encodeURIComponent);

/** Formats a problem as a GitHub Actions annotation, which a pull request shows at its line. */
function annotation(problem: Problem): string {
  const file = escaped(problem.file, /[%\r\n:,]/g);
  const text = escaped(problem.message, /[%\r\n]/g);
  return `::${isError(problem) ? 'error' : 'warning'} file=${file},line=${problem.line}::${text}`;
}

const counted = (count: number, name: string): string =>
  count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`;

/**
 * Formats all problems, one on each line, and a last line with their number.
 * @param form `github` adds annotations for GitHub Actions
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
