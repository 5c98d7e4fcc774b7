import { stringify } from 'yaml';

/** A content file in the one form in which it is kept: no line is folded, and one line is empty above the text. */
export const stringifyDocument = (fields: object, body: string): string => {
  const front = `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
  return body.trim() === '' ? front : `${front}\n${body.trim()}\n`;
};
