/** Replaces placeholders such as `{name}`, also with encoded braces as in links. Keeps unknown ones. */
export const fillIn = (text: string, placeholders: object): string =>
  text.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (placeholder, name: string) => {
    const value: unknown = Reflect.get(placeholders, name);
    return typeof value === 'string' ? value : placeholder;
  });
