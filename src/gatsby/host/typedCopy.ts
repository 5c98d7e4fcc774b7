import { isUtf8 } from 'node:buffer';
import { copyFileSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { StaticFile } from './staticRules';

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);

    // A number alone is valid JSON, but is probably meant as text.
    return typeof value === 'object';
  } catch {
    return false;
  }
}

/**
 * Returns the ending that fits the contents of a file, or undefined if the
 * contents are not text.
 */
function endingFor(contents: Buffer): '.json' | '.txt' | undefined {
  const isText = isUtf8(contents) && !contents.includes(0);

  if (!isText) return undefined;

  return isJson(contents.toString()) ? '.json' : '.txt';
}

/**
 * Copies a text file whose name has no ending to a file with one. Azure derives
 * the type from the ending alone, and ignores a `Content-Type` among a rule's
 * headers (Azure/static-web-apps#402). Apple accepts
 * `apple-app-site-association`, which has no ending, only as JSON.
 * @param path in static/ and in public/
 */
export function withTypedCopy(publicDir: string, path: string): StaticFile {
  if (extname(path) !== '') return { path };

  const original = join(publicDir, path);
  const ending = endingFor(readFileSync(original));

  if (ending === undefined) return { path };

  const copy = `${path}.copy${ending}`;

  copyFileSync(original, join(publicDir, copy));

  return { path, copy };
}
