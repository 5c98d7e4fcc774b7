import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

// A copy of Gatsby's cache and of the built site halves the build time.
const NOT_COPIED = /^(\.git|node_modules|reports|test-results|playwright-report|coverage)$/;

/** Gatsby builds only into its own project, where `npm start` and other tests need the build. So tests build in a copy. */
export async function inProjectCopy<Result>(
  root: string,
  name: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  // Not in node_modules/.cache, because Gatsby ignores source files below node_modules.
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  // A second Ctrl-C exits before `finally`.
  process.once('exit', remove);
  try {
    const filter = (source: string) => !NOT_COPIED.test(relative(root, source));
    cpSync(root, copy, { recursive: true, filter });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    return await work(copy);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
