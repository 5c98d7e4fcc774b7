import { stringify } from 'yaml';

/** Formats a content file without wrapping lines. */
export const stringifyDocument = (fields: object, body: string): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n${body.trim() && `\n${body.trim()}\n`}`;
