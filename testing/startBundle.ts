import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi } from '../scripts/support/building/buildApi';

const ROOT = path.join(__dirname, '..');

/** Writes the function app, or `entry`, to a folder without node_modules. */
async function writeApp(entry: string | undefined): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));

  cpSync(
    path.join(ROOT, 'api/package.json'),
    path.join(folder, 'package.json'),
  );
  await buildApi({ root: ROOT, outDir: path.join(folder, 'dist'), entry });

  return folder;
}

function serveApp(folder: string, env: Record<string, string>): ChildProcess {
  return fork(path.join(__dirname, 'serveBundle.ts'), [folder], {
    // With --expose-gc, serveBundle.ts can collect garbage.
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { PATH: process.env.PATH, ...env },
    // Pipes the output to the child process object.
    silent: true,
  });
}

/**
 * Bundles the function app, or `entry`, and serves it from a folder without
 * node_modules, with only `env` and PATH set.
 */
export async function startBundle(env: Record<string, string>, entry?: string) {
  const folder = await writeApp(entry);
  const child = serveApp(folder, env);
  let output = '';

  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const failure = once(child, 'exit').then(() => {
    throw new Error(`The process has ended: ${output}`);
  });

  const nextMessage = async () => {
    const [message] = await Promise.race([once(child, 'message'), failure]);

    return String(message);
  };

  const port = await nextMessage();

  return {
    url: `http://127.0.0.1:${port}/api/sendEmail`,
    describeMemory: () => {
      child.send('memory');

      return nextMessage();
    },

    /** Returns everything that the process has printed. */
    stop: async () => {
      const closed = once(child, 'close');

      child.kill();
      await closed;
      rmSync(folder, { recursive: true });

      return output;
    },
  };
}
