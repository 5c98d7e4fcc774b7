import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../local/runCommand';
import type { Result } from './table';

const installed = join(__dirname, 'node_modules');

/** The Node that npm has brought: only that of this system is installed. */
function newerNode(): string {
  const [name] = readdirSync(installed).filter((each) => /^node-(bin-)?\w+-\w+$/.test(each));
  if (!name) throw new Error('npm brings no newer Node for this system.');
  return join(installed, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Runs Lighthouse in a Node of its own.
 * @param browser the program of a whole browser
 * @throws what it said where it fails
 */
export async function runLighthouse(
  urls: string[],
  { runs, browser }: { runs: string; browser: string },
  signal: AbortSignal,
): Promise<Result[]> {
  if (!existsSync(installed)) throw new Error('First: npm ci --prefix bench/site');
  const { code, output } = await runCommand(
    newerNode(),
    [join(__dirname, 'lighthouse.mjs'), runs, ...urls],
    { cwd: __dirname, env: { ...process.env, CHROME_PATH: browser }, signal },
  );
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.slice(output.lastIndexOf('\n[') + 1)) as Result[];
}
