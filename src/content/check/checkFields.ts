import { isMap, visit } from 'yaml';
import { readDocument, type ContentDocument } from '../read/readDocument';
import type { Fields } from '../shape/fields';
import { fieldErrors, type Lookup } from './fieldErrors';
import { fieldProblem, type Located } from './problem';

/** Words or a colour behind ` #`, which YAML takes for a remark, so that a visitor would never read or see them. */
function lostWords({ yaml, lineAt }: ContentDocument): Located[] {
  const lost: Located[] = [];
  visit(yaml, {
    Scalar(_, { value, comment, range }) {
      // A remark in an empty field begins with a space; a colour does not.
      const isLost = typeof value === 'string' || (value === null && /^\S/.test(comment ?? ''));
      if (!isLost || !comment || !range) return;
      lost.push({
        line: lineAt(range[0]),
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
  const lost = lostWords(document);
  const errors = await fieldErrors(fields, document.fields, isWhole ? lookup : undefined);
  const wrong = errors
    .filter(({ value, type }) => isWhole || (typeof value === 'string' && type !== 'known'))
    .map(({ path = '', message }) =>
      fieldProblem(document, path.match(/[^.[\]"]+/g) ?? [], message),
    )
    .filter(({ line }) => !lost.some((other) => other.line === line));
  return [...wrong, ...lost];
}
