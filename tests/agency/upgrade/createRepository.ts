import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UPSTREAM_URL } from './upgradePage';

/** Returns the environment without the variables of a Git hook. */
const withoutGitVariables = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  );

/** Returns an environment in which Git ignores the machine's settings. */
const settings = (upstreamFolder: string): NodeJS.ProcessEnv => ({
  ...withoutGitVariables(),
  LANG: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@bobbin.example',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@bobbin.example',
  // Git fetches from the folder instead of the address in docs/upgrade.md.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${upstreamFolder}.insteadOf`,
  GIT_CONFIG_VALUE_0: UPSTREAM_URL,
});

/**
 * Returns functions for a Git repository in a folder.
 * @param upstreamFolder repository that replaces the address in docs/upgrade.md
 */
export function createRepository(folder: string, upstreamFolder = folder) {
  const env = settings(upstreamFolder);

  const execute = (program: string, args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
    });

    return { code: status, output: stdout.trim(), errors: stderr.trim() };
  };

  const repository = {
    at: (path: string): string => join(folder, path),

    write(path: string, text: string): void {
      mkdirSync(dirname(repository.at(path)), { recursive: true });
      writeFileSync(repository.at(path), text);
    },

    remove: (path: string): void =>
      rmSync(repository.at(path), { recursive: true, force: true }),

    /**
     * Runs Git, and returns its output.
     * @throws if the command fails
     */
    git(...args: string[]): string {
      const { code, output, errors } = execute('git', args);

      if (code !== 0) throw new Error(`git ${args.join(' ')}: ${errors}`);

      return output;
    },

    /** Commits all files. */
    commit(message: string): void {
      repository.git('add', '--all');
      repository.git('commit', '--quiet', '--allow-empty', '-m', message);
    },

    /**
     * Runs commands in a shell, one by one. Returns the output of the last one.
     * @throws if one fails, except `git merge`, which fails for a conflict
     */
    runAll(commands: readonly string[]): string {
      let lastOutput = '';

      for (const command of commands) {
        const { code, output, errors } = execute('sh', ['-c', command]);

        if (code !== 0 && !/^git merge --no-commit /.test(command))
          throw new Error(`${command}: ${errors}`);

        lastOutput = output;
      }

      return lastOutput;
    },
  };

  return repository;
}

export type Repository = ReturnType<typeof createRepository>;
