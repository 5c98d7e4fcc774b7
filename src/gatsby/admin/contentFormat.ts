import { stringify } from 'yaml';
import { markdown, type MarkdownNode } from '../../content/read/markdown';
import { readDocument } from '../../content/read/readDocument';

type Fields = Record<string, unknown>;

/**
 * Returns the fields, with the body as `body`. @throws Error if the YAML is
 * invalid; Sveltia CMS then hides the file
 */
export function parseContentFile(text: string): Fields {
  const { fields, body, faults } = readDocument(text);

  if (faults.length > 0) throw new Error('The fields cannot be read.');

  const bodyText = body.text.trim();

  return bodyText === '' ? fields : { ...fields, body: bodyText };
}

/** Returns the normalised markdown and the source of each block in a body. */
const blocksOf = (body: string) =>
  ((markdown.parse(body) as MarkdownNode).children ?? []).map(
    (node): [string, string] => [
      markdown.stringify(node),
      body.slice(node.position?.start.offset, node.position?.end.offset),
    ],
  );

/**
 * Formats a content file. Sveltia CMS reformats all blocks if one changes;
 * unchanged ones get their published source back.
 */
export function formatContentFile(
  { body = '', ...fields }: Fields,
  publishedText = '',
): string {
  // `reverse`, because a Map keeps the last of equal keys, and the first of
  // several equal blocks is wanted.
  const originals = new Map(
    blocksOf(readDocument(publishedText).body.text).reverse(),
  );
  const sources = blocksOf(String(body)).map(
    ([block, source]) => originals.get(block) ?? source,
  );

  // `true` is the default.
  if (fields.published === true) delete fields.published;
  // 0 never wraps.
  const fieldsPart = `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
  const newBody = sources.join('\n\n').trim();

  return newBody ? `${fieldsPart}\n${newBody}\n` : fieldsPart;
}
