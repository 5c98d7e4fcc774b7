import { FORMATS } from '../shape/formats';
import { isFolder, itemOrField } from '../shape/fields';
import type {
  Body,
  Field,
  Fields,
  Kind,
  ListField,
  TextField,
} from '../shape/fields';
import { kinds } from '../shape/kinds';

const inCode = (text: string): string => `\`${text}\``;

const withExample = (format: string, example: string): string =>
  `${format}, such as ${inCode(example)}`;

const rangeText = (min: number, max: number): string =>
  min > 1 ? `${min} to ${max}` : `up to ${max}`;

function textAdvice({
  min = 1,
  max,
  limitsAreAdvice,
  placeholders,
}: TextField): string {
  const length = `${rangeText(min, max)} characters`;
  const lengthAdvice = limitsAreAdvice ? `best ${length}` : length;

  if (placeholders.length === 0) return lengthAdvice;

  const required = placeholders.map((name) => inCode(`{${name}}`)).join(' ');

  return `${lengthAdvice}, with ${required} kept`;
}

function listAdvice({ min, max, item }: ListField): string {
  const count = min === max ? String(max) : rangeText(min, max);

  if (item.is === 'choice')
    return `${count} of ${item.options.map(inCode).join(', ')}`;

  const items =
    item.is === 'group' ? 'items' : `lines, each ${whatToWrite(item)}`;

  return `${count} ${items}`;
}

/** Returns the words of a table's column "What to write". */
export function whatToWrite(field: Field): string {
  switch (field.is) {
    case 'group':
      return 'the fields below it';
    case 'order':
      return 'a whole number, different in each file';
    case 'year':
      return withExample('a year', field.example);
    case 'switch':
      return '`true` or `false`';
    case 'choice':
      return `one of ${field.options.map(inCode).join(', ')}`;
    case 'text':
      return textAdvice(field);
    case 'list':
      return listAdvice(field);
    // In YAML a # begins a comment, so a colour is in quotes.
    case 'colour':
      return withExample(FORMATS.colour.name, `"${field.example}"`);
    default:
      return withExample(FORMATS[field.is].name, field.example);
  }
}

/** Returns a row for each field, and for each field in a group. */
const rows = (fields: Fields, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const fullName = `${prefix}${name}`;
    const purpose = `${field.purpose}${field.optional ? ' May be left out.' : ''}`;
    const row = `| ${inCode(fullName)} | ${purpose} | ${whatToWrite(field)} |`;
    const groupOrField = itemOrField(field);

    return groupOrField.is === 'group'
      ? [row, ...rows(groupOrField.fields, `${fullName} › `)]
      : [row];
  });

function bodyRow({ purpose, max, optional }: Body): string {
  const advice = optional ? `${purpose} May be left out.` : purpose;

  return `| the text below | ${advice} | up to ${max} characters |`;
}

function tableOf(kind: Kind): string {
  const { label, path, purpose, fields, body, bodyOfPage } = kind;
  // A file with a group `page` has `bodyOfPage` instead of `body`, so a kind
  // with both has two rows.
  const bodyRows = [body, bodyOfPage].flatMap((shape) =>
    shape ? bodyRow(shape) : [],
  );

  return `### ${label}: ${isFolder(kind) ? 'each file in ' : ''}\`${path}\`

${purpose}

| Field | What it is for | What to write |
| --- | --- | --- |
${[...rows(fields), ...bodyRows].join('\n')}`;
}

export const referenceTables = kinds.map(tableOf).join('\n\n');

const BEGIN =
  '<!-- Fields: written by `npm run docs:content`. Do not change by hand. -->';
const END = '<!-- End of the fields. -->';

/**
 * Replaces the tables in the text of content/README.md.
 * @throws if the text lacks one of the two marker lines around the tables
 */
export function withReferenceTables(guide: string): string {
  const [before, fromTables = ''] = guide.split(BEGIN);
  const [, after] = fromTables.split(END);

  if (after === undefined)
    throw new Error(
      `content/README.md needs a line "${BEGIN}" and, below it, a line "${END}".`,
    );

  return `${before}${BEGIN}\n\n${referenceTables}\n\n${END}${after}`;
}
