import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * Files and folders in the root of the project. `.cache` is not among them:
 * with Gatsby's cache, a build takes half the time.
 */
const NOT_COPIED =
  /^(\.git|node_modules|public|\.previous-public|reports|test-results|playwright-report|coverage)$/;

/**
 * Runs `work` in a copy of the project, whose builds don't overwrite the build
 * of `npm start`, and deletes the copy.
 */
export async function inProjectCopy<Result>(
  root: string,
  prefix: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  // The copy can't be below node_modules/, where other tools have their caches:
  // Gatsby ignores source files there.
  const copy = mkdtempSync(join(tmpdir(), `${prefix}-`));
  const remove = () => rmSync(copy, { recursive: true, force: true });

  // A second Ctrl-C exits before `finally`.
  process.once('exit', remove);

  try {
    const filter = (source: string) => !NOT_COPIED.test(relative(root, source));

    cpSync(root, copy, { recursive: true, filter });
    // On Windows, a junction needs no administrator rights, unlike a symlink.
    symlinkSync(
      join(root, 'node_modules'),
      join(copy, 'node_modules'),
      'junction',
    );

    return await work(copy);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
