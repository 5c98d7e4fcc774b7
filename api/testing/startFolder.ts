import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi } from '../build';

const ROOT = path.join(__dirname, '../..');

type What = Omit<Parameters<typeof buildApi>[0], 'root' | 'outDir'>;

/** Makes a folder as it is deployed: nothing but host.json, package.json and one bundle. */
export async function deployFolder(what: What = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  for (const file of ['host.json', 'package.json'])
    cpSync(path.join(ROOT, 'api', file), path.join(folder, file));
  await buildApi({ root: ROOT, outDir: path.join(folder, 'dist'), ...what });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs a deployed folder in a process of its own, which has the given settings and nothing else of ours. */
export async function startFolder(env: Record<string, string>, what?: What) {
  const { folder, remove } = await deployFolder(what);
  const child = fork(path.join(__dirname, 'serveFolder.ts'), [folder], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { PATH: process.env.PATH, ...env },
    silent: true,
  });
  let lines = '';
  child.stdout?.on('data', (text: Buffer) => (lines += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (lines += text.toString()));
  const gone = once(child, 'exit').then(() => {
    throw new Error(`The function's process has ended: ${lines}`);
  });
  gone.catch(() => undefined);
  const message = async (): Promise<unknown> =>
    (await Promise.race([once(child, 'message'), gone]))[0];
  // What `serveFolder` tells.
  const { port } = (await message()) as { port: number };
  return {
    url: `http://127.0.0.1:${port}/api/sendEmail`,
    /** In MB: what the process has in use, and the most that it has held. */
    memory: () => {
      child.send('memory');
      return message() as Promise<{ heapMb: number; peakMb: number }>;
    },
    /** @returns what the process has logged. */
    stop: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      remove();
      return lines;
    },
  };
}
