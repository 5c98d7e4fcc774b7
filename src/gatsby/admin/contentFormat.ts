import { readDocument } from '../../content/read/readDocument';
import { stringifyDocument } from '../../content/derive/stringifyDocument';

type Values = Readonly<Record<string, unknown>>;

/** The fields of a file, and its text as a field of its own. @throws where they can't be read: the file is then not listed */
export function fromFile(text: string): Values {
  const { fields, body, faults } = readDocument(text);
  if (faults.length > 0) throw new Error('The fields cannot be read.');
  return body.trim() === '' ? fields : { ...fields, body: body.trim() };
}

/** A file in the one form in which content is kept, so that a changed word is a changed line. */
export function toFile({ body = '', ...fields }: Values): string {
  // The form sends a switch that the file leaves out, as on.
  const kept = Object.entries(fields).filter(([name, value]) => name !== 'published' || !value);
  return stringifyDocument(Object.fromEntries(kept), String(body));
}
