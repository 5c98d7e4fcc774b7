/** Replaces placeholders such as `{name}` and, in the URL of a link, `%7Bname%7D`. Keeps unknown placeholders. */
export const fillIn = (text: string, values: object): string =>
  text.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (placeholder, name: string) => {
    const value: unknown = Reflect.get(values, name);
    return typeof value === 'string' ? value : placeholder;
  });
