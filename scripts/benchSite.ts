/**
 * `npm run bench:site`: runs Lighthouse on the built pages and on a page written by hand. Run nothing else meanwhile: the
 * figures depend on the machine's load.
 */
import { join } from 'node:path';
import { floorPage } from '../bench/site/floorPage';
import { runLighthouse } from '../bench/site/runLighthouse';
import { buildProject } from './support/buildProject';
import { command } from './support/command';
import { siteHost } from '../local/host/siteHost';
import { listen } from '../local/ports';
import { findBrowser } from '../tests/browser';
import { BUILT_FOR } from '../tests/e2e/support/addresses';

const PATHS = ['/', '/about', '/contact', '/privacy'];

void command(async (signal, root) => {
  const built = join(root, 'public');
  const options = { runs: process.env.RUNS ?? '3', browser: await findBrowser(signal) };
  await buildProject(root, { ...process.env, SITE_URL: BUILT_FOR }, signal);
  const host = siteHost(built, (_, response) => response.end());
  const floor = `http://localhost:${await listen(floorPage(built))}/`;
  const site = `http://localhost:${await listen(host)}`;
  return runLighthouse([floor, ...PATHS.map((path) => site + path)], options, signal);
});
