import { isLeftOut } from '../read/contentFields';
import type { Field, Fields, Kind } from '../shape/fields';
import { markdown, type Node } from '../read/markdown';
import { readDocument } from '../read/readDocument';
import { stringifyDocument } from './stringifyDocument';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values => Object(value) as Values;

/** Names in the order that the file had, each new one behind its neighbour in the shape. */
function inOrder(fields: Fields, sent: Values, kept: Values): string[] {
  const names = Object.keys(kept);
  Object.keys(fields).forEach((name, index, shape) => {
    if (!names.includes(name)) names.splice(names.indexOf(shape[index - 1] ?? '') + 1, 0, name);
  });
  return [...new Set([...names, ...Object.keys(sent)])].filter((name) => name in sent);
}

/** A value without the fields that a form shows and the file may leave out; nothing where nothing remains. */
function savedValue(field: Field | undefined, sent: unknown, kept: unknown): unknown {
  if (field?.is === 'group') {
    const group = savedFields(field.fields, valuesOf(sent), valuesOf(kept));
    const names = Object.keys(group);
    const isEmpty = field.optional ? Object.values(group).every(isLeftOut) : names.length === 0;
    return isEmpty ? undefined : group;
  }
  if (field?.is === 'list' && Array.isArray(sent))
    return sent.map((item, index) => savedValue(field.item, item, valuesOf(kept)[index]));
  // Editors write the way to a picture in one of two ways.
  if (field?.is === 'picture' && typeof sent === 'string') return sent.replace(/^(?=[^./])/, './');
  if (kept !== undefined) return field?.optional && isLeftOut(sent) ? undefined : sent;
  if (field?.is === 'switch' && sent === true) return undefined;
  return isLeftOut(sent) ? undefined : sent;
}

const savedFields = (fields: Fields, sent: Values, kept: Values): Values =>
  Object.fromEntries(
    inOrder(fields, sent, kept)
      .map((name) => [name, savedValue(fields[name], sent[name], kept[name])])
      .filter(([, value]) => value !== undefined),
  );

/** The paragraphs, lists, headings and tables of a text: as they are written, and as the content writes the same. */
const blocksOf = (body: string) =>
  ((markdown.parse(body) as Node).children ?? []).map((part) => ({
    source: body.slice(part.position?.start.offset, part.position?.end.offset),
    written: markdown.stringify(part).trim(),
  }));

/**
 * A text as an editor sent it, in the form in which content is kept. Editors write a whole text anew when one word of it
 * changes: what means the same as before stays as it was.
 * @param kept the text before the change
 */
function savedBody(sent: string, kept: string): string {
  const before = blocksOf(kept);
  return blocksOf(sent)
    .map(({ written }) => before.find((block) => block.written === written)?.source ?? written)
    .join('\n\n');
}

/**
 * A file as the form sent it, in the one form in which content is kept, so that a change of one word changes one line.
 * Fields that were left out and still are stay out; fields that the shape does not name stay.
 * @param sent the file that the editor wrote
 * @param kept the file before the change; nothing where it is new
 */
export function savedDocument(kind: Kind, sent: string, kept = ''): string {
  const [after, before] = [readDocument(sent), readDocument(kept)];
  const fields = savedFields(kind.fields, after.fields, before.fields);
  return stringifyDocument(fields, savedBody(after.body, before.body));
}

/** A file as the form should show it: a switch that is left out is on. */
export function shownDocument(kind: Kind, kept: string): string {
  const { fields, body, faults } = readDocument(kept);
  if (faults.length > 0) return kept;
  const on = Object.keys(kind.fields)
    .filter((name) => kind.fields[name]?.is === 'switch' && isLeftOut(fields[name]))
    .map((name) => [name, true]);
  return on.length === 0 ? kept : stringifyDocument({ ...fields, ...Object.fromEntries(on) }, body);
}
