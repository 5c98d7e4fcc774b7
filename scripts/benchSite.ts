/**
 * `npm run bench:site`: Lighthouse over the built pages beside a page written by hand.
 * The figures are those of this machine, and of a quiet one only: do nothing else meanwhile.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFloorPage } from '../bench/site/floorPage';
import { runLighthouse } from '../bench/site/runLighthouse';
import { siteHost } from '../local/host/siteHost';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';
import { listen } from '../local/ports';
import { findBrowser } from '../tests/browser';
import { BUILT_FOR } from '../tests/e2e/support/addresses';

/** Serves a built site without its function. @returns its address */
const serve = async (publicFolder: string): Promise<string> => {
  const site = siteHost({
    publicFolder,
    functions: (_, response) => response.writeHead(404).end(),
  });
  return `http://localhost:${await listen(site)}`;
};

const PATHS = ['/', '/about', '/contact', '/privacy'];

void command(async (signal, root) => {
  const built = join(root, 'public');
  const options = { runs: process.env.RUNS ?? '3', browser: await findBrowser(signal) };
  await buildProject(root, { ...process.env, SITE_URL: BUILT_FOR }, { signal });
  const floor = writeFloorPage(built);
  try {
    const site = await serve(built);
    const urls = [`${await serve(floor)}/`, ...PATHS.map((path) => site + path)];
    return await runLighthouse(urls, options, signal);
  } finally {
    rmSync(floor, { recursive: true });
  }
});
