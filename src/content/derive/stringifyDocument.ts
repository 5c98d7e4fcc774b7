import { stringify } from 'yaml';

/** Writes a content file as the editor saves it: lines are not folded, and an empty line separates fields and body. */
export const stringifyDocument = (fields: object, body: string): string => {
  const front = `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
  return body.trim() === '' ? front : `${front}\n${body.trim()}\n`;
};
