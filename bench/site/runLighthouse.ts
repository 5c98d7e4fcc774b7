import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/support/runCommand';

const installed = join(__dirname, 'node_modules');

/** The Node that npm has brought: only that of this system is installed. */
function newerNode(): string {
  const [name] = readdirSync(installed).filter((each) => /^node-(bin-)?\w+-\w+$/.test(each));
  if (!name) throw new Error('npm brings no newer Node for this system.');
  return join(installed, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Runs Lighthouse in a Node of its own, which prints a table of what it has found.
 * @param urls the first is that of the page written by hand
 * @param browser the program of a whole browser
 * @returns its exit code
 */
export async function runLighthouse(
  urls: string[],
  { runs, browser }: { runs: string; browser: string },
  signal: AbortSignal,
): Promise<number> {
  if (!existsSync(installed)) throw new Error('First: npm ci --prefix bench/site');
  const { code } = await runCommand(newerNode(), ['lighthouse.mjs', runs, ...urls], {
    cwd: __dirname,
    env: { ...process.env, CHROME_PATH: browser },
    signal,
    onOutput: (text) => void process.stdout.write(text),
  });
  return code;
}
