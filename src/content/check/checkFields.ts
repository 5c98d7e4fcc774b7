import { isMap, visit } from 'yaml';
import { readDocument, type ContentDocument } from '../read/readDocument';
import type { Fields } from '../shape/fields';
import { fieldProblem, type LineProblem } from './problem';
import { validateFields, type CheckReference } from './validateFields';

/**
 * Finds text or a colour after ` #`, which YAML parses as a comment.
 * @param invalidLines lines of invalid fields
 */
function commentProblems(document: ContentDocument, invalidLines: number[]): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(document.yaml, {
    Scalar(_, { value, comment, range }) {
      if (!comment || !range) return;
      const line = document.lineAt(range[0]);
      // After a field that may be empty, `# text` is a real comment, but `#rrggbb` is a colour without quotes.
      const isValidEmptyField = value === null && !invalidLines.includes(line);
      if (isValidEmptyField && /^\s/.test(comment)) return;
      // After a number, `true` or `false`, any comment is real.
      if (value !== null && typeof value !== 'string') return;
      problems.push({
        line,
        message: `loses the words "#${comment}", because # begins a comment. Put the whole text in quotes.`,
      });
    },
  });
  return problems;
}

/** Parses the file again with empty lines instead of those with syntax faults, so that line numbers stay the same. */
function withoutFaultyLines({ lines, faults }: ContentDocument): ContentDocument {
  const kept = [...lines];
  for (const { line, endLine } of faults) kept.fill('', line - 1, endLine);
  return readDocument(kept.join('\n'));
}

/**
 * Finds the problems in the fields of a file. If lines have syntax faults, YAML may misread the other lines. Then it checks
 * only their texts, but not what they refer to, and reports no field as missing.
 */
export async function checkFields(
  fields: Fields,
  document: ContentDocument,
  checkReference: CheckReference,
): Promise<LineProblem[]> {
  const hasFaults = document.faults.length > 0;
  const readable = hasFaults ? withoutFaultyLines(document) : document;
  if (!isMap(readable.yaml.contents)) {
    const message = 'has no fields. Write lines such as "title: Design" between two lines of ---';
    return hasFaults ? [] : [{ line: 1, message }];
  }
  const errors = await validateFields(fields, readable, hasFaults ? undefined : checkReference);
  const fieldProblems = errors
    .filter(({ value }) => !hasFaults || typeof value === 'string')
    .map(({ path, message }) => fieldProblem(readable, path, message));
  const invalidLines = fieldProblems.map(({ line }) => line);
  const lostTexts = commentProblems(readable, invalidLines);
  // A field whose text is lost in a comment is not also reported as empty.
  const isLost = (line: number): boolean => lostTexts.some((lost) => lost.line === line);
  return [...fieldProblems.filter(({ line }) => !isLost(line)), ...lostTexts];
}
