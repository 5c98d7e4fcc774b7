import { FORMATS } from '../shape/formats';
import { isFolder, type Field, type Fields, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';

const inCode = (text: string): string => `\`${text}\``;

export function whatToWrite(field: Field): string {
  if (field.is === 'group') return 'the fields below it';
  if (field.is === 'order') return 'a whole number, another in each file';
  if (field.is === 'switch') return '`true` or `false`';
  if (field.is === 'choice')
    return `one of ${field.options.map(inCode).join(', ')}`;

  if (field.is === 'text') {
    const length = field.min
      ? `${field.min} to ${field.max}`
      : `up to ${field.max}`;
    const placeholders = field.placeholders
      .map((name) => inCode(`{${name}}`))
      .join(' ');

    return `${length} characters${placeholders ? `, with ${placeholders} kept` : ''}`;
  }

  if (field.is === 'list') {
    const { min, max, item } = field;
    const items =
      item.is === 'text' ? `lines, each ${whatToWrite(item)}` : 'items';

    return `${min === max ? '' : 'up to '}${max} ${items}`;
  }

  // A colour is in quotes, because in YAML a # begins a comment.
  const example = field.is === 'colour' ? `"${field.example}"` : field.example;

  return `${FORMATS[field.is].name}, such as ${inCode(example)}`;
}

const rows = (fields: Fields, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const fullName = `${prefix}${name}`;
    const purpose = `${field.purpose}${field.optional ? ' May be left out.' : ''}`;
    const row = `| ${inCode(fullName)} | ${purpose} | ${whatToWrite(field)} |`;
    const item = field.is === 'list' ? field.item : field;

    return item.is === 'group'
      ? [row, ...rows(item.fields, `${fullName} › `)]
      : [row];
  });

function tableOf(kind: Kind): string {
  const { label, path, purpose, fields, body } = kind;
  const bodyRow =
    body &&
    `| the text below | ${body.purpose} | up to ${body.max} characters |`;

  return `### ${label}: ${isFolder(kind) ? 'each file in ' : ''}\`${path}\`

${purpose}

| Field | What it is for | What to write |
| --- | --- | --- |
${[...rows(fields), ...(bodyRow ? [bodyRow] : [])].join('\n')}`;
}

export const referenceTables = kinds.map(tableOf).join('\n\n');

const BEGIN =
  '<!-- Fields: written by `npm run docs:content`. Do not change by hand. -->';
const END = '<!-- End of the fields. -->';

/**
 * Replaces the tables in the text of content/README.md. @throws if it lacks one
 * of the two marker lines around them
 */
export function withReferenceTables(guide: string): string {
  const [before, tables = ''] = guide.split(BEGIN);
  const [, after] = tables.split(END);

  if (after === undefined)
    throw new Error(
      `content/README.md needs a line "${BEGIN}" and, below it, a line "${END}".`,
    );

  return `${before}${BEGIN}\n\n${referenceTables}\n\n${END}${after}`;
}
