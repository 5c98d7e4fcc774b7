/**
 * Puts words in the place of their names in braces, in text and in links, where the braces are encoded.
 * Names that are not known stay as they are.
 * @param written how a word is written in such a text; as it is, if that is not said
 */
export const fillIn = (text: string, filling: object, written = (word: string) => word): string =>
  text.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (whole, name: string) => {
    const found: unknown = Reflect.get(filling, name);
    return typeof found === 'string' ? written(found) : whole;
  });
