import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files that a commit writes and deletes. `contents` are in base64, as in
 * GitHub's API.
 */
export interface Change {
  additions?: { path: string; contents: string }[];
  deletions?: { path: string }[];
}

const AUTHOR_OPTIONS = [
  '-c',
  'user.name=Wren',
  '-c',
  'user.email=wren@agency.example',
];

/** Keeps git from reading the developer's and the machine's configuration. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/**
 * Creates a repository in a folder, commits the folder's files, and tags that
 * commit `first`.
 */
export function createGitRepository(root: string) {
  const gitBytes = (...args: string[]): Buffer =>
    execFileSync('git', [...AUTHOR_OPTIONS, ...args], {
      cwd: root,
      stdio: 'pipe',
      env,
    });
  const git = (...args: string[]): string => String(gitBytes(...args)).trim();

  /** Returns the lines of git's output that are not empty. */
  const gitLines = (...args: string[]): string[] =>
    git(...args).match(/.+/g) ?? [];

  const commitAll = (): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change the content');
  };

  git('init', '--quiet', '--initial-branch=main');
  commitAll();
  git('tag', 'first');

  return {
    root,
    git,
    gitLines,
    branches: () => gitLines('branch', '--format=%(refname:short)'),

    /**
     * Returns the id of the last commit of a branch; empty if there is no such
     * branch.
     */
    head: (branch: string) =>
      git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`),

    /**
     * Returns the bytes of a file, if it exists.
     * @param object the file's id, or a path such as `main:content/site.md`
     */
    bytes(object: string): Buffer | undefined {
      try {
        return gitBytes('cat-file', 'blob', object);
      } catch {
        return undefined;
      }
    },
    commit(branch: string, { additions = [], deletions = [] }: Change): void {
      git('checkout', '--quiet', branch);
      for (const { path } of deletions) rmSync(join(root, path));

      for (const { path, contents } of additions) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), contents, 'base64');
      }

      commitAll();
      // github.ts merges into the checked-out branch.
      git('checkout', '--quiet', 'main');
    },

    /**
     * Returns the lines that differ between `main` and the tag `first`, each
     * with its `+` or `-`.
     */
    publishedChanges: (): string[] =>
      gitLines('diff', '--unified=0', 'first', 'main')
        // Drops the lines with the file's name: `--- a/content/site.md` and
        // `+++ b/content/site.md`.
        .filter((line) => /^[+-]/.test(line) && !/^(---|\+\+\+) /.test(line)),
  };
}

export type GitRepository = ReturnType<typeof createGitRepository>;
