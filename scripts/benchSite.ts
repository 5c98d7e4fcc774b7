/**
 * `npm run bench:site`: Lighthouse over the built pages beside a page written by hand, and how long a page change takes.
 * The figures are those of this machine, and of a quiet one only: do nothing else meanwhile.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';
import { listen, portOf } from '../local/ports';
import { runCommand } from '../local/runCommand';
import { siteHost } from '../local/host/siteHost';
import { findBrowser } from '../tests/browser';
import { BUILT_FOR } from '../tests/e2e/support/addresses';
import { writeFloorPage } from '../bench/site/floorPage';
import { pageChanges } from '../bench/site/pageChanges';
import { tableOf, type Result } from '../bench/site/table';

const RUNS = process.env.RUNS ?? '3';
const PATHS = ['/', '/about', '/contact', '/privacy'];

const root = join(__dirname, '..');
const installed = join(root, 'bench/site/node_modules');

/** The Node that npm has brought: only that of this system is installed. */
function newerNode(): string {
  const [name] = readdirSync(installed).filter((each) => /^node-(bin-)?\w+-\w+$/.test(each));
  if (!name) throw new Error('npm brings no newer Node for this system.');
  return join(installed, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

async function serve(publicFolder: string): Promise<string> {
  const site = siteHost({ publicFolder, functionsPort: 0 });
  await listen(site, 0, '127.0.0.1');
  return `http://localhost:${portOf(site)}`;
}

void command(async (signal) => {
  if (!existsSync(installed)) throw new Error('First: npm ci --prefix bench/site');
  const CHROME_PATH = await findBrowser(signal);
  await buildProject(root, { ...process.env, SITE_URL: BUILT_FOR }, { signal });
  const floorFolder = writeFloorPage(join(root, 'public'));
  try {
    const floor = await serve(floorFolder);
    const site = await serve(join(root, 'public'));
    const urls = [`${floor}/`, ...PATHS.map((path) => site + path)];
    const { code, output } = await runCommand(
      newerNode(),
      [join(root, 'bench/site/lighthouse.mjs'), RUNS, ...urls],
      { cwd: join(root, 'bench/site'), env: { ...process.env, CHROME_PATH }, signal },
    );
    if (code !== 0) throw new Error(output);
    const results = JSON.parse(output.slice(output.lastIndexOf('\n[') + 1)) as Result[];
    console.log(tableOf(results, ['by hand', ...PATHS]));

    const browser = await chromium.launch({ executablePath: CHROME_PATH, args: ['--no-sandbox'] });
    console.log(`\n${await pageChanges(browser, site)}`);
    await browser.close();
  } finally {
    rmSync(floorFolder, { recursive: true });
  }
});
