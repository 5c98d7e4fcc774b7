import { stringify } from 'yaml';
import { markdown, type MarkdownNode } from '../../content/read/markdown';
import { readDocument } from '../../content/read/readDocument';

type Fields = Record<string, unknown>;

/** @throws Error if the YAML of the fields is invalid; Sveltia CMS then hides the file */
export function parseContentFile(text: string): Fields {
  const { fields, body, faults } = readDocument(text);
  if (faults.length > 0) throw new Error('The fields cannot be read.');
  return body.trim() === '' ? fields : { ...fields, body: body.trim() };
}

/** Returns the normalised markdown and the source of each block. */
const blocksOf = (body: string) =>
  ((markdown.parse(body) as MarkdownNode).children ?? []).map((block): [string, string] => [
    markdown.stringify(block),
    body.slice(block.position?.start.offset, block.position?.end.offset),
  ]);

/** Sveltia CMS reformats the whole body when one word changes. Blocks without a change keep the published source. */
export function formatContentFile({ body = '', ...fields }: Fields, publishedText = ''): string {
  // If several blocks have the same normalised markdown, this keeps the source of the first.
  const published = new Map(blocksOf(readDocument(publishedText).body).reverse());
  const sources = blocksOf(String(body)).map(([block, source]) => published.get(block) ?? source);
  // The default is `true`, so only `published: false` is written.
  if (fields.published === true) delete fields.published;
  const text = sources.join('\n\n').trim();
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${text && `\n${text}\n`}`;
}
