/** Something in a content file that the site cannot use. */
export interface Problem {
  /** From the top of the project: `content/home.md`. */
  file: string;
  /** From 1; the first line where the problem has no place of its own, as with a missing file. */
  line: number;
  /** The field, with its groups; items of a list count from 1: `offers.items[2].text`. */
  field?: string;
  /** What is wrong and what to write instead. */
  message: string;
}

/** A problem within one file. */
export type Located = Omit<Problem, 'file'>;

/** One line of text: `content/home.md:12: title: is missing. Write …`. */
export const formatProblem = ({ file, line, field, message }: Problem): string =>
  `${file}:${line}: ${field === undefined ? '' : `${field}: `}${message}`;

const escapeData = (text: string): string =>
  text.replace(/[%\r\n]/g, (character) => encodeURIComponent(character));

const escapeProperty = (text: string): string =>
  escapeData(text).replace(/[:,]/g, (character) => encodeURIComponent(character));

/** One line that GitHub shows beside the line of the file in a pull request. */
const annotation = ({ file, line, field, message }: Problem): string =>
  `::error file=${escapeProperty(file)},line=${line}::${escapeData(
    field === undefined ? message : `${field}: ${message}`,
  )}`;

/**
 * All problems, a line each, and a last line that counts them.
 * @param form `github` adds the lines that GitHub Actions turn into remarks on a pull request
 */
export function formatProblems(
  problems: readonly Problem[],
  form: 'plain' | 'github' = 'plain',
): string {
  const lines = problems.map(formatProblem);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    ...lines,
    ...(form === 'github' ? problems.map(annotation) : []),
    `${count} in the content. content/README.md explains each kind.`,
  ].join('\n');
}
