type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Returns an XML element, without the attributes whose value is `undefined`.
 * Escapes nothing, so values and body must be XML.
 */
export function element(
  name: string,
  attributes: Attributes,
  body = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${value}"`);
  const tag = `${name}${written.join('')}`;

  return body ? `<${tag}>${body}</${name}>` : `<${tag}/>`;
}
