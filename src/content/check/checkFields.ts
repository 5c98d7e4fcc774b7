import { isMap, visit } from 'yaml';
import { readDocument, type ContentDocument } from '../read/readDocument';
import type { Fields } from '../shape/fields';
import { fieldProblem, type LineProblem } from './problem';
import { validateFields, type CheckReference } from './validateFields';

function commentProblems(document: ContentDocument, fieldProblems: LineProblem[]): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(document.yaml, {
    Scalar(_, { value, comment, range }) {
      if (!comment || !range) return;
      const line = document.lineAt(range[0]);
      // After a field that may be empty, `# text` is a real comment, but `#rrggbb` is a colour without quotes.
      const isInvalid = fieldProblems.some((problem) => problem.line === line);
      if (value === null && !isInvalid && /^\s/.test(comment)) return;
      // After a number, `true` or `false`, any comment is real.
      if (value !== null && typeof value !== 'string') return;
      const message = `loses the words "#${comment}", because # begins a comment. Put the whole text in quotes.`;
      problems.push({ line, message });
    },
  });
  return problems;
}

/** If lines have syntax faults, YAML may misread the others. Then only texts are checked, and no field counts as missing. */
export async function checkFields(
  fields: Fields,
  document: ContentDocument,
  checkReference: CheckReference,
): Promise<LineProblem[]> {
  const hasFaults = document.faults.length > 0;
  // Empty lines instead of faulty ones keep the line numbers.
  const lines = [...document.lines];
  for (const { line, endLine } of document.faults) lines.fill('', line - 1, endLine);
  const readable = hasFaults ? readDocument(lines.join('\n')) : document;
  if (!isMap(readable.yaml.contents)) {
    const message = 'has no fields. Write lines such as "title: Design" between two lines of ---';
    return hasFaults ? [] : [{ line: 1, message }];
  }
  const errors = await validateFields(fields, readable, hasFaults ? undefined : checkReference);
  const fieldProblems = errors
    .filter(({ value }) => !hasFaults || typeof value === 'string')
    .map(({ path, message }) => fieldProblem(readable, path, message));
  const lostTexts = commentProblems(readable, fieldProblems);
  // A field whose text is lost in a comment is not also reported as empty.
  const lostLines = lostTexts.map(({ line }) => line);
  return [...fieldProblems.filter(({ line }) => !lostLines.includes(line)), ...lostTexts];
}
