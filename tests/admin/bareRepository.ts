import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Change {
  additions?: { path: string; contents: string }[];
  deletions?: { path: string }[];
}

const WHO = ['-c', 'user.name=Wren', '-c', 'user.email=wren@agency.example'];

/** A bare git repository whose branch `main` has a folder of content. Each commit is made with git. */
export function bareRepository(content: string) {
  const root = mkdtempSync(join(tmpdir(), 'github-'));
  const [bare, work] = [join(root, 'site.git'), join(root, 'work')];
  const run = (args: string[], options: { env?: object; input?: Buffer } = {}): Buffer =>
    execFileSync('git', [...WHO, ...args], {
      stdio: 'pipe',
      ...options,
      env: { ...process.env, GIT_DIR: bare, GIT_CONFIG_GLOBAL: '/dev/null', ...options.env },
    });
  const git = (...args: string[]): string => run(args).toString().trim();

  mkdirSync(work);
  cpSync(content, join(work, 'content'), { recursive: true });
  git('init', '--quiet', '--bare', '--initial-branch=main', bare);
  run(['--work-tree', work, 'add', '--all']);
  run(['--work-tree', work, 'commit', '--quiet', '--message', 'The content']);

  return {
    git,
    /** The commit of a branch, read from its file: git would take its time for each question. */
    head: (branch: string): string | undefined => {
      const file = join(bare, 'refs/heads', branch);
      return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
    },
    /** @returns undefined where there is no such object */
    bytes: (object: string): Buffer | undefined => {
      try {
        return run(['cat-file', 'blob', object]);
      } catch {
        return undefined;
      }
    },
    /** Adds a commit to a branch; `contents` are base64, as GitHub takes them. */
    commit(branch: string, { additions = [], deletions = [] }: Change, message: string): string {
      const env = { GIT_INDEX_FILE: join(root, 'index') };
      run(['read-tree', branch], { env });
      for (const { path } of deletions) run(['update-index', '--force-remove', path], { env });
      for (const { path, contents } of additions) {
        const input = Buffer.from(contents, 'base64');
        const blob = run(['hash-object', '-w', '--stdin'], { input }).toString().trim();
        run(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], { env });
      }
      const tree = run(['write-tree'], { env }).toString().trim();
      const commit = git('commit-tree', tree, '-p', branch, '-m', message);
      git('update-ref', `refs/heads/${branch}`, commit);
      return commit;
    },
    /** @throws where both have changed the same lines */
    merge(branch: string, message: string): void {
      const [tree = ''] = git('merge-tree', '--write-tree', 'main', branch).split('\n');
      const commit = git('commit-tree', tree, '-p', 'main', '-p', branch, '-m', message);
      git('update-ref', 'refs/heads/main', commit);
    },
    /** Writes the files of a branch into a folder. */
    checkOut: (branch: string, folder: string): void => {
      mkdirSync(folder, { recursive: true });
      run(['--work-tree', folder, 'checkout', '--force', branch, '--', '.']);
    },
    remove: (): void => rmSync(root, { recursive: true }),
  };
}
export type BareRepository = ReturnType<typeof bareRepository>;
