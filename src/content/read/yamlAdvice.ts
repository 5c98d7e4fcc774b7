import type { ErrorCode } from 'yaml';

const QUOTES = 'Put the whole text in quotes, like "this: text"';
const SPACES = 'Begin each line of a group with two more spaces than the line above the group';

/** What to write, by the code that the YAML reader gives to a fault. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `a text with a colon and a space in it is read as a field. ${QUOTES}`,
  MULTILINE_IMPLICIT_KEY:
    'this line has no field name. Write it as name: text, or join it to the text above',
  MISSING_CHAR:
    'a quote or a colon is missing. Close the text with the same quote, or write name: text',
  DUPLICATE_KEY: 'this field is here twice. Delete one of both',
  TAB_AS_INDENT: 'the line begins with a tab. Use spaces',
  BAD_INDENT: `the line begins at the wrong place. ${SPACES}`,
  BAD_SCALAR_START: `a text cannot begin with this character. ${QUOTES}`,
  BAD_ALIAS: `a text cannot begin with * or &. ${QUOTES}`,
  UNEXPECTED_TOKEN: `this line cannot be read. ${QUOTES}`,
  BAD_DQ_ESCAPE:
    'a backslash in a text with double quotes has a meaning of its own. Write \\\\ for one',
};

/** A fault of the YAML reader in a person's words. */
export const yamlAdvice = (code: ErrorCode): string =>
  `cannot be read: ${ADVICE[code] ?? `the line is not written as a field. ${SPACES}`}.`;
