import { isMap, visit } from 'yaml';
import { isLeftOut, readDocument } from '../read/readDocument';
import type { ContentDocument } from '../read/readDocument';
import type { FieldPath } from '../read/readFields';
import type { Field, Fields } from '../shape/fields';
import { shortened } from '../shape/shortened';
import { fieldFault } from './fieldFault';
import { hiddenCharacters } from './hiddenCharacters';
import { fieldProblem, nearest, suggestion, type LineProblem } from './problem';

/**
 * Checks that the picture, logo or thread that a field names exists and can be
 * used. Returns a message if not.
 */
export type CheckReference = (
  field: Field,
  name: string,
) => Promise<string | undefined>;

interface FieldError {
  path: FieldPath;
  message: string;

  /** The wrong value; none if the field is missing or unknown. */
  value?: unknown;
}

/** Returns the errors in the fields. */
export async function validateFields(
  fields: Fields,
  document: ContentDocument,
  checkReference?: CheckReference,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];

  async function validate(
    field: Field,
    value: unknown,
    path: FieldPath,
  ): Promise<void> {
    let message = fieldFault(field, value, document.sourceOf(path));

    if (!isLeftOut(value))
      message ??= await checkReference?.(field, String(value));
    if (message !== undefined) errors.push({ path, message, value });

    if (field.is === 'list' && Array.isArray(value)) {
      const items = value.slice(0, field.max); // More items are one error.

      for (const [index, item] of items.entries())
        await validate(field.item, item, [...path, index]);
    }

    if (field.is === 'group' && message === undefined && !isLeftOut(value))
      await validateGroup(field.fields, value as Record<string, unknown>, path);
  }

  async function validateGroup(
    members: Fields,
    values: Record<string, unknown>,
    path: FieldPath,
  ) {
    const names = Object.keys(members);
    const missing = names.filter((name) => !Object.hasOwn(values, name));
    const unknown = Object.keys(values).filter((name) => !names.includes(name));
    const intendedNames = unknown.map((name) => nearest(name, missing));
    const otherwise = `Delete it, or use one of: ${names.join(', ')}.`;

    for (const [index, name] of unknown.entries()) {
      // If a missing field and a given one resemble the unknown name, it
      // probably means the missing one.
      const advice = suggestion(
        name,
        intendedNames[index] ? missing : names,
        otherwise,
      );
      const hidden = hiddenCharacters(name, 'program');
      const reason = hidden ? `: its name has ${hidden}` : '';

      errors.push({
        path: [...path, name],
        message: `is not a field here${reason}. ${advice}`,
      });
    }

    for (const [name, field] of Object.entries(members))
      // A misspelt field is not also reported as missing.
      if (!intendedNames.includes(name))
        await validate(field, values[name], [...path, name]);
  }

  await validateGroup(fields, document.fields, []);

  return errors;
}

function findLostTexts(
  document: ContentDocument,
  fieldProblems: readonly LineProblem[],
): LineProblem[] {
  const problems: LineProblem[] = [];
  const faultyLines = new Set(fieldProblems.map(({ line }) => line));

  visit(document.yaml, {
    Scalar(_, { value, comment, range }) {
      if (!comment || !range) return;

      // After a field that may be empty, `# text` is a real comment, but
      // `#rrggbb` is a colour without quotes.
      const line = document.lineAt(range[0]);

      if (value === null && !faultyLines.has(line) && /^\s/.test(comment))
        return;
      // After a number, `true` or `false`, any comment is real.
      if (value !== null && typeof value !== 'string') return;

      const message = `loses the words "#${shortened(comment)}", because # begins a comment. Put the whole text in quotes.`;

      problems.push({ line, message });
    },
  });

  return problems;
}

/**
 * Reads a document again without its faulty lines. They become empty, which
 * keeps the line numbers.
 */
function withoutFaults(document: ContentDocument): ContentDocument {
  const lines = [...document.lines];

  for (const { line, endLine } of document.faults)
    lines.fill('', line - 1, endLine);

  return readDocument(lines.join('\n'));
}

/**
 * Checks the fields. A syntax fault may make YAML misread other lines: then
 * only texts are checked, not what is missing.
 */
export async function checkFields(
  fields: Fields,
  document: ContentDocument,
  checkReference?: CheckReference,
): Promise<LineProblem[]> {
  const hasFaults = document.faults.length > 0;
  const readable = hasFaults ? withoutFaults(document) : document;

  if (!isMap(readable.yaml.contents)) {
    const message =
      'has no fields. Write lines such as "title: Design" between two lines of ---';

    return hasFaults ? [] : [{ line: 1, message }];
  }

  const errors = await validateFields(
    fields,
    readable,
    hasFaults ? undefined : checkReference,
  );
  const fieldProblems = errors
    .filter(({ value }) => !hasFaults || typeof value === 'string')
    .map(({ path, message }) => fieldProblem(readable, path, message));

  // A field whose text is lost in a comment is not also reported as empty.
  const lostTexts = findLostTexts(readable, fieldProblems);
  const lostLines = new Set(lostTexts.map(({ line }) => line));

  return [
    ...fieldProblems.filter(({ line }) => !lostLines.has(line)),
    ...lostTexts,
  ];
}
