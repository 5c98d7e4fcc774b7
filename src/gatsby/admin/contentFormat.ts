import { stringifyDocument } from '../../content/derive/stringifyDocument';
import { markdown, type MarkdownNode } from '../../content/read/markdown';
import { readDocument } from '../../content/read/readDocument';

/** The fields of a content file; `body` is its markdown. */
type Fields = Record<string, unknown>;

/** @throws Error if the YAML of the fields is invalid; Sveltia CMS then hides the file */
export function parseContentFile(text: string): Fields {
  const { fields, body, faults } = readDocument(text);
  if (faults.length > 0) throw new Error('The fields cannot be read.');
  return body.trim() === '' ? fields : { ...fields, body: body.trim() };
}

/** Splits markdown into paragraphs, lists and tables. Returns the source of each, and its normalised markdown. */
const blocksOf = (body: string) =>
  ((markdown.parse(body) as MarkdownNode).children ?? []).map((block) => ({
    source: body.slice(block.position?.start.offset, block.position?.end.offset),
    normalised: markdown.stringify(block),
  }));

/**
 * Formats a content file. Sveltia CMS reformats the whole body when one word changes. To keep the diff small, each block whose
 * normalised markdown has not changed keeps the published source.
 * @param publishedText text of the published file; empty if there is none
 */
export function formatContentFile({ body = '', ...fields }: Fields, publishedText = ''): string {
  const publishedBlocks = blocksOf(readDocument(publishedText).body);
  const sources = blocksOf(String(body)).map(({ source, normalised }) => {
    const unchanged = publishedBlocks.find((block) => block.normalised === normalised);
    return unchanged?.source ?? source;
  });
  // The default is `true`, so only `published: false` is written.
  if (fields.published === true) delete fields.published;
  return stringifyDocument(fields, sources.join('\n\n'));
}
