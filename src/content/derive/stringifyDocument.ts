import { stringify } from 'yaml';

/** Formats a content file. Does not wrap lines, and separates fields and body by an empty line. */
export const stringifyDocument = (fields: object, body: string): string => {
  const front = `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
  return body.trim() === '' ? front : `${front}\n${body.trim()}\n`;
};
