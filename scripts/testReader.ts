/** `npm run test:reader`: what a screen reader, Orca, says of the site in Firefox. */
import { join } from 'node:path';
import { command } from './support/command';
import { runNode } from './support/runCommand';
import { secondAgency } from '../tests/agency/rounds';
import { inProjectCopy } from '../tests/projectCopy';
import { findReader } from '../tests/reader/findReader';

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

/** What most of the words from `content/` are heard in: another agency's, in another language. */
const IN_OTHER_WORDS = ['--grep', 'page change|form|slides'];

void command(async (signal, root) => {
  await findReader(signal);
  const listen = (folder: string, args: string[]) =>
    runNode(folder, [...PLAYWRIGHT, '--config=tests/reader/playwright.config.ts', ...args], signal);
  const own = process.argv.slice(2);
  const code = await listen(root, own);
  if (code !== 0 || own.length > 0) return code;
  return inProjectCopy(root, 'reader', (copy) => {
    secondAgency(join(copy, 'content'));
    return listen(copy, IN_OTHER_WORDS);
  });
});
