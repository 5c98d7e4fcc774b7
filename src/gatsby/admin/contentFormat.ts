import { stringifyDocument } from '../../content/derive/stringifyDocument';
import { markdown, type Node } from '../../content/read/markdown';
import { readDocument } from '../../content/read/readDocument';

type Values = Record<string, unknown>;

/** Returns the fields of a file, with its text as the field `body`. @throws Error if they can't be read; the editor then hides the file */
export function fromFile(text: string): Values {
  const { fields, body, faults } = readDocument(text);
  if (faults.length > 0) throw new Error('The fields cannot be read.');
  return body.trim() === '' ? fields : { ...fields, body: body.trim() };
}

/** Returns paragraphs, lists and tables: as written, and in markdown's normal form. */
const blocksOf = (body: string) =>
  ((markdown.parse(body) as Node).children ?? []).map((block) => ({
    source: body.slice(block.position?.start.offset, block.position?.end.offset),
    normal: markdown.stringify(block),
  }));

/**
 * Writes a file in the one form of the content, so that a changed word is a changed line. Sveltia CMS rewrites the whole
 * text when one word of it changes; a paragraph that means the same keeps its old form.
 * @param before the published file; empty if there is none
 */
export function toFile({ body = '', ...fields }: Values, before = ''): string {
  const old = blocksOf(readDocument(before).body);
  const blocks = blocksOf(String(body)).map(
    ({ source, normal }) => old.find((each) => each.normal === normal)?.source ?? source,
  );
  // The file leaves the switch out if it is on.
  if (fields.published === true) delete fields.published;
  return stringifyDocument(fields, blocks.join('\n\n'));
}
