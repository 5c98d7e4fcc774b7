import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeOf } from '../../../src/gatsby/host/staticFiles';
import type { Check } from './runChecks';

interface StaticFile {
  /** URL at which the site serves the file. */
  url: string;

  /** Path of the file in static/. */
  file: string;
}

async function staticProblems({ url, file }: StaticFile): Promise<string[]> {
  // Follows redirects: Azure removes `.html` from every address.
  const answer = await fetch(url);
  const contents = Buffer.from(await answer.arrayBuffer());

  if (!contents.equals(readFileSync(file)))
    return [`the answer, with status ${answer.status}, is not the file`];

  const type = answer.headers.get('content-type') ?? '';
  const [expectedType] = typeOf(file)?.split(';') ?? [];

  // If a file's type is unknown, any type is right.
  if (expectedType === undefined || type.startsWith(expectedType)) return [];

  return [`the type is ${type}, not ${expectedType}`];
}

/** Checks that the site serves a file of the folder static/, with its type. */
export function staticCheck(folder: string, path: string): Check {
  const address = path.split('/').map(encodeURIComponent).join('/');
  const file = join(folder, path);

  return {
    name: `GET /${address} → the file in static/`,
    findProblems: (origin) =>
      staticProblems({ url: `${origin}/${address}`, file }),
  };
}
