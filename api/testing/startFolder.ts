import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface FolderHost {
  url: string;
  /** The most memory that the process has held, in MB. */
  peakMb: () => Promise<number>;
  /** @returns what the process has logged. */
  stop: () => Promise<string>;
}

async function numberFrom(message: Promise<unknown[]>, name: string): Promise<number> {
  const [answer] = await message;
  const value: unknown = Object.getOwnPropertyDescriptor(Object(answer), name)?.value;
  if (typeof value !== 'number') throw new Error(`The process did not tell its ${name}.`);
  return value;
}

/** Runs a deployed folder in a process of its own, which has the given settings and nothing else of ours. */
export async function startFolder(
  folder: string,
  env: Record<string, string>,
): Promise<FolderHost> {
  const child = fork(path.join(__dirname, 'serveFolder.ts'), [folder], {
    execArgv: ['--import', 'tsx'],
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
  const port = await numberFrom(Promise.race([once(child, 'message'), gone]), 'port');
  return {
    url: `http://127.0.0.1:${port}/api/sendEmail`,
    peakMb: async () => {
      const answer = once(child, 'message');
      child.send('memory');
      return (await numberFrom(Promise.race([answer, gone]), 'peakKb')) / 1024;
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      return lines;
    },
  };
}
