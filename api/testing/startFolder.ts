import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface FolderHost {
  url: string;
  /** In MB: what the process has in use, and the most that it has held. */
  memory: () => Promise<{ heapMb: number; peakMb: number }>;
  /** @returns what the process has logged. */
  stop: () => Promise<string>;
}

/** Runs a deployed folder in a process of its own, which has the given settings and nothing else of ours. */
export async function startFolder(
  folder: string,
  env: Record<string, string>,
): Promise<FolderHost> {
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
    memory: () => {
      child.send('memory');
      return message() as ReturnType<FolderHost['memory']>;
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      return lines;
    },
  };
}
