import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Change {
  additions?: { path: string; contents: string }[];
  deletions?: { path: string }[];
}

const WHO = ['-c', 'user.name=Wren', '-c', 'user.email=wren@agency.example'];
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/**
 * Creates a git repository with a branch `main`, which its working tree shows.
 * @param write writes the files of the first commit into a folder
 */
export function gitRepository(write: (folder: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  const run = (...args: string[]): Buffer =>
    execFileSync('git', [...WHO, ...args], { cwd: root, stdio: 'pipe', env });
  const git = (...args: string[]): string =>
    run(...args)
      .toString()
      .trim();
  const commitAll = (message: string): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  write(root);
  git('init', '--quiet', '--initial-branch=main');
  commitAll('The content');
  const first = git('rev-parse', 'main');

  return {
    root,
    git,
    /** The commit of a branch; empty if there is no such branch. */
    head: (branch: string) => git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`),
    /** The bytes of a file; undefined if there is no such file. */
    bytes(object: string): Buffer | undefined {
      try {
        return run('cat-file', 'blob', object);
      } catch {
        return undefined;
      }
    },
    /** @param change contents in base64, as GitHub takes them */
    commit(branch: string, { additions = [], deletions = [] }: Change, message: string): void {
      git('checkout', '--quiet', branch);
      for (const { path } of deletions) rmSync(join(root, path));
      for (const { path, contents } of additions) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), contents, 'base64');
      }
      commitAll(message);
      git('checkout', '--quiet', 'main');
    },
    /** @throws if both branches have changed the same lines */
    merge(branch: string, message: string): void {
      try {
        git('merge', '--quiet', '--no-ff', '--message', message, branch);
      } catch (error) {
        git('merge', '--abort');
        throw error;
      }
    },
    /** The changed lines of a branch since the first commit. */
    changes: (branch = 'main'): string[] =>
      git('diff', '--unified=0', first, branch)
        .split('\n')
        .filter((line) => /^[+-](?!--|\+\+)/.test(line)),
    remove: (): void => rmSync(root, { recursive: true }),
  };
}
export type GitRepository = ReturnType<typeof gitRepository>;
