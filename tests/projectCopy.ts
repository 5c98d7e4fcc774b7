import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What a build does not need a copy of. Gatsby's cache and the site that is there are copied: they halve the time. */
const NOT_COPIED = /^(\.git|node_modules|reports|test-results|playwright-report|coverage)$/;

/**
 * Gives a copy of the project to work in, and takes it away afterwards: Gatsby builds into its project's own folder only,
 * and `npm start` and the other tests keep their build.
 * @param name begins the name of the folder, which no folder in node_modules may hold: Gatsby takes no source files there
 */
export async function inProjectCopy<Result>(
  root: string,
  name: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  // A second Ctrl-C exits before `finally`.
  process.once('exit', remove);
  try {
    cpSync(root, copy, {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(relative(root, source)),
    });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    return await work(copy);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
