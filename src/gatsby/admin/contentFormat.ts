import { stringify } from 'yaml';
import { markdown, type MarkdownNode } from '../../content/read/markdown';
import { readDocument } from '../../content/read/readDocument';
import { kinds } from '../../content/shape/kinds';

type Fields = Record<string, unknown>;

/**
 * Returns the fields of a content file, and its body as the field `body`.
 * @throws Error if the YAML is invalid; Sveltia CMS then hides the file
 */
export function parseContentFile(text: string): Fields {
  const { fields, body, faults } = readDocument(text);

  if (faults.length > 0) throw new Error('The fields cannot be read.');

  const bodyText = body.text.trim();

  return bodyText === '' ? fields : { ...fields, body: bodyText };
}

/** A paragraph, list, table or other block of a body. */
interface Block {
  /** The block as the editor would write it. */
  normalised: string;

  /** The block as it stands in the file. */
  source: string;
}

function blocksOf(body: string): Block[] {
  const { children = [] } = markdown.parse(body) as MarkdownNode;

  return children.map((node) => ({
    normalised: markdown.stringify(node),
    source: body.slice(node.position?.start.offset, node.position?.end.offset),
  }));
}

/**
 * Gives each block of a body its source in the published body, if the editor
 * has only reformatted it. Sveltia CMS reformats all blocks if one changes.
 */
function withPublishedSources(body: string, publishedBody: string): string {
  const publishedBlocks = blocksOf(publishedBody);

  const sources = blocksOf(body).map(({ normalised, source }) => {
    const published = publishedBlocks.find(
      (block) => block.normalised === normalised,
    );

    return published?.source ?? source;
  });

  return sources.join('\n\n').trim();
}

/** Values that switches have if a file leaves them out, by their names. */
const SWITCH_DEFAULTS = new Map(
  kinds.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.is === 'switch' ? [[name, field.default] as const] : [],
    ),
  ),
);

/**
 * Formats the fields between `---`. The editor fills in every switch; leaves out
 * one with its default value, unless the published file has that, too.
 */
function formatFields(fields: Fields, publishedFields: Fields): string {
  const written = Object.entries(fields).filter(
    ([name, value]) =>
      publishedFields[name] === value || SWITCH_DEFAULTS.get(name) !== value,
  );

  // With this width, long lines are never wrapped.
  const yaml = stringify(Object.fromEntries(written), { lineWidth: 0 });

  return `---\n${yaml}---\n`;
}

/**
 * Formats a content file. Blocks of the body that have not changed keep their
 * published source.
 */
export function formatContentFile(
  { body = '', ...fields }: Fields,
  publishedText = '',
): string {
  const published = readDocument(publishedText);
  const newBody = withPublishedSources(String(body), published.body.text);
  const fieldsPart = formatFields(fields, published.fields);

  return newBody ? `${fieldsPart}\n${newBody}\n` : fieldsPart;
}
