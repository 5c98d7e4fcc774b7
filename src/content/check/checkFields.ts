import { isMap, visit } from 'yaml';
import { readDocument, type ContentDocument } from '../read/readDocument';
import type { Fields } from '../shape/fields';
import { fieldErrors, type CheckReference } from './fieldErrors';
import { fieldProblem, type LineProblem } from './problem';

/**
 * Finds text or a colour after ` #`, which YAML parses as a comment.
 * @param faultyLines lines of fields with other faults
 */
function commentProblems(document: ContentDocument, faultyLines: number[]): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(document.yaml, {
    Scalar(_, { value, comment, range }) {
      if (!comment || !range) return;
      const line = document.lineAt(range[0]);
      // In an optional field without a value, `# text` is a comment, but `#rrggbb` is a colour without quotes.
      const isComment = value === null && /^\s/.test(comment) && !faultyLines.includes(line);
      if (isComment || (value !== null && typeof value !== 'string')) return;
      problems.push({
        line,
        message: `loses the words "#${comment}", because # begins a comment. Put the whole text in quotes.`,
      });
    },
  });
  return problems;
}

/** Blanks the lines with syntax faults. */
function withoutFaultyLines({ lines, faults }: ContentDocument): ContentDocument {
  const kept = [...lines];
  for (const { line, endLine } of faults) kept.fill('', line - 1, endLine);
  return readDocument(kept.join('\n'));
}

/**
 * Finds the problems in the fields of a file. If lines have syntax faults, checks only the texts in the other lines, and reports no
 * field as missing.
 */
export async function checkFields(
  fields: Fields,
  document: ContentDocument,
  checkReference: CheckReference,
): Promise<LineProblem[]> {
  const isComplete = document.faults.length === 0;
  const parsed = isComplete ? document : withoutFaultyLines(document);
  if (!isMap(parsed.yaml.contents)) {
    const message = 'has no fields. Write lines such as "title: Design" between two lines of ---';
    return isComplete ? [{ line: 1, message }] : [];
  }
  const errors = await fieldErrors(fields, parsed, isComplete ? checkReference : undefined);
  const problems = errors
    .filter(({ value }) => isComplete || typeof value === 'string')
    .map(({ path, message }) => fieldProblem(parsed, path, message));
  const faultyLines = problems.map(({ line }) => line);
  const comments = commentProblems(parsed, faultyLines);
  const commentLines = comments.map(({ line }) => line);
  return [...problems.filter(({ line }) => !commentLines.includes(line)), ...comments];
}
