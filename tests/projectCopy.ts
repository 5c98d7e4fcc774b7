import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

// Not .cache and public: with Gatsby's cache and the built site, the copy builds in half the time.
const NOT_COPIED = /^(\.git|node_modules|reports|test-results|playwright-report|coverage)$/;

/** Runs `work` in a copy of the project. A build there does not overwrite the build that `npm start` and other tests use. */
export async function inProjectCopy<Result>(
  root: string,
  prefix: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  // Not in node_modules/.cache, because Gatsby ignores source files below node_modules.
  const copy = mkdtempSync(join(tmpdir(), `${prefix}-`));
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
