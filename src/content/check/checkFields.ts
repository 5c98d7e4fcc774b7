import { isMap, visit } from 'yaml';
import { readDocument, type ContentDocument } from '../read/readDocument';
import type { Fields } from '../shape/fields';
import { fieldErrors, stepsOf, type Lookup } from './fieldErrors';
import { fieldProblem, type Located } from './problem';

/**
 * Finds text or a colour after ` #`, which YAML parses as a comment.
 * @param faultyLines lines of fields with other faults
 */
function commentedWords(
  { yaml, lineAt }: ContentDocument,
  faultyLines: readonly number[],
): Located[] {
  const problems: Located[] = [];
  visit(yaml, {
    Scalar(_, { value, comment, range }) {
      if (!comment || !range) return;
      const line = lineAt(range[0]);
      // In an optional field without a value, `# text` is a comment, but `#rrggbb` is a colour without quotes.
      const isComment = value === null && /^\s/.test(comment) && !faultyLines.includes(line);
      if (isComment || (value !== null && typeof value !== 'string')) return;
      problems.push({
        line,
        message: `loses the words "#${comment}", because # begins a remark. Put the whole text in quotes.`,
      });
    },
  });
  return problems;
}

/** Blanks the lines that can't be parsed. */
function withoutFaults({ lines, faults }: ContentDocument): ContentDocument {
  const kept = [...lines];
  for (const { line, endLine } of faults) kept.fill('', line - 1, endLine);
  return readDocument(kept.join('\n'));
}

/** Finds the problems in the fields of a file. If a part can't be parsed, checks only texts in the rest, and no missing fields. */
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
  const invalid = errors
    .filter(({ value, type }) => isWhole || (typeof value === 'string' && type !== 'known'))
    .map(({ path = '', message }) => fieldProblem(document, stepsOf(path), message));
  const commented = commentedWords(
    document,
    invalid.map(({ line }) => line),
  );
  return [
    ...invalid.filter(({ line }) => !commented.some((other) => other.line === line)),
    ...commented,
  ];
}
