import { type Field, type Fields, groupsIn } from '../../shape/fields';
import { addressOfLink } from './advice';
import { formatFault, isFormat } from './formatFault';

/** Matches a field and its value: `- name: Design`. */
const FIELD = /^ *(?:- +)?(?<name>\w+): +(?<value>.*)$/;

/**
 * Returns the field with a name. Returns `undefined` if several fields have the
 * name, but not the same type: in site.md, `address` is a web address or a
 * postal address.
 */
function formattedField(name: string, fields: Fields) {
  const groups = [fields, ...groupsIn(fields).map((group) => group.fields)];
  const found = groups.flatMap((group) => group[name] ?? []);
  const [first] = found;

  const isSame = ({ is }: Field): boolean => is === first?.is;

  return found.every(isSame) ? first : undefined;
}

/**
 * Returns a message for a field whose address is written as a link or a picture
 * in markdown, which YAML can't read: `image: ![x](./x.jpg)`.
 */
export function linkInField(line: string, fields: Fields): string | undefined {
  const { name = '', value = '' } = FIELD.exec(line)?.groups ?? {};
  const field = formattedField(name, fields);

  if (!field || !isFormat(field.is) || !addressOfLink(value)) return undefined;

  const fault = formatFault(field, field.is, value.trim());

  return fault && `${name}: ${fault}`;
}
