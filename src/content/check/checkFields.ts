import { isMap, visit } from 'yaml';
import { readDocument, type ContentDocument } from '../read/readDocument';
import type { Fields } from '../shape/fields';
import { fieldErrors, stepsOf, type Lookup } from './fieldErrors';
import { fieldProblem, type Located } from './problem';

/**
 * Words or a colour behind ` #`, which YAML takes for a remark, so that a visitor would never read or see them.
 * @param empty lines of fields that may not be empty
 */
function lostWords({ yaml, lineAt }: ContentDocument, empty: readonly number[]): Located[] {
  const lost: Located[] = [];
  visit(yaml, {
    Scalar(_, { value, comment, range }) {
      if (!comment || !range) return;
      const line = lineAt(range[0]);
      // In a field that may be empty, a remark begins with a space; a colour does not.
      const isRemark = value === null && /^\s/.test(comment) && !empty.includes(line);
      if (isRemark || (value !== null && typeof value !== 'string')) return;
      lost.push({
        line,
        message: `loses the words "#${comment}", because # begins a remark. Put the whole text in quotes.`,
      });
    },
  });
  return lost;
}

/** The file without the lines that cannot be read. */
function withoutFaults({ lines, faults }: ContentDocument): ContentDocument {
  const left = [...lines];
  for (const { line, endLine } of faults) left.fill('', line - 1, endLine);
  return readDocument(left.join('\n'));
}

/**
 * What is wrong with the fields of a file. Of one that cannot be read whole, only the texts that can be: what seems
 * missing may stand in the rest.
 */
export async function checkFields(
  fields: Fields,
  whole: ContentDocument,
  lookup: Lookup,
): Promise<Located[]> {
  const isWhole = whole.faults.length === 0;
  const document = isWhole ? whole : withoutFaults(whole);
  if (document.faults.length > 0) return [];
  if (!isMap(document.yaml.contents)) {
    const message = 'has no fields. Write lines such as "title: Design" between two lines of ---';
    return isWhole ? [{ line: 1, message }] : [];
  }
  const errors = await fieldErrors(fields, document.fields, {
    lookup: isWhole ? lookup : undefined,
    sourceOf: document.sourceOf,
  });
  const wrong = errors
    .filter(({ value, type }) => isWhole || (typeof value === 'string' && type !== 'known'))
    .map(({ path = '', message }) => fieldProblem(document, stepsOf(path), message));
  const lost = lostWords(
    document,
    wrong.map(({ line }) => line),
  );
  return [...wrong.filter(({ line }) => !lost.some((other) => other.line === line)), ...lost];
}
