import { readDocument } from '../../../../read/readDocument';
import type { Body } from '../../../../shape/fields';
import { checkBodyMarkup } from '../../checkBodyMarkup';

const PICTURES_ALLOWED: Body = {
  purpose: 'A text.',
  example: 'Words.',
  max: 1000,
  hasPictures: true,
};

/** The body begins below the two lines of `---`. */
const LINES_ABOVE = 2;

/**
 * Returns the messages about the markup of a text, each with the number of its
 * line: `1: has a …`, `2: warning: …`.
 */
export function slipsIn(
  text: string,
  shape: Body = PICTURES_ALLOWED,
): string[] {
  const document = readDocument(`---\n---\n${text}\n`);

  return checkBodyMarkup(document, shape).map(
    ({ line, warning, message }) =>
      `${line - LINES_ABOVE}: ${warning ? 'warning: ' : ''}${message}`,
  );
}
