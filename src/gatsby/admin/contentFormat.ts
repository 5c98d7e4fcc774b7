import { markdown, type Node } from '../../content/read/markdown';
import { readDocument } from '../../content/read/readDocument';
import { stringifyDocument } from '../../content/derive/stringifyDocument';

type Values = Readonly<Record<string, unknown>>;

/** The fields of a file, and its text as a field of its own. @throws where they can't be read: the file is then not listed */
export function fromFile(text: string): Values {
  const { fields, body, faults } = readDocument(text);
  if (faults.length > 0) throw new Error('The fields cannot be read.');
  return body.trim() === '' ? fields : { ...fields, body: body.trim() };
}

/** The paragraphs, lists and tables of a text: as they are written, and what they mean. */
const blocksOf = (body: string) =>
  ((markdown.parse(body) as Node).children ?? []).map((block) => ({
    source: body.slice(block.position?.start.offset, block.position?.end.offset),
    meaning: markdown.stringify(block),
  }));

/** Sveltia CMS writes a whole text anew when a word of it changes: what means the same as before stays as it was. */
function keptBody(body: string, before: string): string {
  const kept = blocksOf(before);
  return blocksOf(body)
    .map(({ source, meaning }) => kept.find((each) => each.meaning === meaning)?.source ?? source)
    .join('\n\n');
}

/**
 * A file in the one form in which content is kept, so that a changed word is a changed line.
 * @param before the file that it replaces; empty where it is new
 */
export function toFile({ body = '', ...fields }: Values, before = ''): string {
  // The form sends a switch that the file leaves out, as on.
  const kept = Object.entries(fields).filter(([name, value]) => name !== 'published' || !value);
  return stringifyDocument(
    Object.fromEntries(kept),
    keptBody(String(body), readDocument(before).body),
  );
}
