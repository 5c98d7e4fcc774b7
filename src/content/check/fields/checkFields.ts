import { isMap } from 'yaml';
import { readDocument, type ContentDocument } from '../../read/readDocument';
import type { Fields } from '../../shape/fields';
import { findLostTexts } from './findLostTexts';
import { fieldProblem, type LineProblem } from '../problem';
import {
  validateFields,
  type CheckReference,
  type FieldError,
} from './validateFields';

const NO_FIELDS =
  'has no fields. Write lines such as "title: Design" between two lines of ---';

/** Returns the problem of a field; a warning if the error is one. */
const problemOf = (
  document: ContentDocument,
  { path, message, warning }: FieldError,
): LineProblem => ({
  ...fieldProblem(document, path, message),
  ...(warning && { warning }),
});

/** Returns the numbers of the lines that have problems. */
const linesOf = (problems: readonly LineProblem[]): Set<number> =>
  new Set(problems.map(({ line }) => line));

/**
 * Parses a document again without its faulty lines. They become empty, which
 * keeps the line numbers.
 */
function withoutFaultyLines(document: ContentDocument): ContentDocument {
  const lines = [...document.lines];

  for (const { line, endLine } of document.faults)
    lines.fill('', line - 1, endLine);

  return readDocument(lines.join('\n'));
}

/**
 * Adds problems for texts that YAML takes for comments. If a field is empty for
 * this reason, that it is empty is not also reported.
 */
function withLostTexts(
  fieldProblems: readonly LineProblem[],
  document: ContentDocument,
): LineProblem[] {
  const lostTexts = findLostTexts(document, linesOf(fieldProblems));
  const lostLines = linesOf(lostTexts);
  const others = fieldProblems.filter(({ line }) => !lostLines.has(line));

  return [...others, ...lostTexts];
}

/**
 * Checks what can be read of a file with syntax faults. A fault may make YAML
 * misread other lines, so a field that seems to be missing is not reported.
 */
async function checkReadableFields(
  fields: Fields,
  document: ContentDocument,
): Promise<LineProblem[]> {
  const readable = withoutFaultyLines(document);

  if (!isMap(readable.yaml.contents)) return [];

  const errors = await validateFields(fields, readable);
  const problems = errors
    .filter(({ value }) => typeof value === 'string')
    .map((error) => problemOf(readable, error));

  return withLostTexts(problems, readable);
}

/** Checks the fields of a file. */
export async function checkFields(
  fields: Fields,
  document: ContentDocument,
  checkReference?: CheckReference,
): Promise<LineProblem[]> {
  if (document.faults.length > 0) return checkReadableFields(fields, document);

  if (!isMap(document.yaml.contents)) return [{ line: 1, message: NO_FIELDS }];

  const errors = await validateFields(fields, document, checkReference);
  const problems = errors.map((error) => problemOf(document, error));

  return withLostTexts(problems, document);
}
