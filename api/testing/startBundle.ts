import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi } from '../build';

/** Bundles the function app, or `entry`, and serves it from a folder without node_modules, in a process with `env` and PATH. */
export async function startBundle(env: Record<string, string>, entry?: string) {
  const root = path.join(__dirname, '../..');
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  for (const file of ['host.json', 'package.json'])
    cpSync(path.join(root, 'api', file), path.join(folder, file));
  await buildApi({ root, outDir: path.join(folder, 'dist'), entry });
  const child = fork(path.join(__dirname, 'serveBundle.ts'), [folder], {
    // serveBundle.ts collects garbage before it measures memory.
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { PATH: process.env.PATH, ...env },
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The process has ended: ${output}`);
  });
  // After `stop`, nobody handles the rejection.
  exited.catch(() => undefined);
  const nextMessage = async () => {
    const [message] = await Promise.race([once(child, 'message'), exited]);
    return String(message);
  };
  const port = await nextMessage();
  return {
    url: `http://127.0.0.1:${port}/api/sendEmail`,
    describeMemory: () => {
      child.send('memory');
      return nextMessage();
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      rmSync(folder, { recursive: true });
      return output;
    },
  };
}
