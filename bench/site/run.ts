/**
 * `npm run bench:site`: runs Lighthouse RUNS times on baseline.html and on each
 * of four built pages, or of the named ones:
 * `npm run bench:site -- /work /work/bakery`. Needs an idle machine.
 */
import { join } from 'node:path';
import { createSiteHost } from '../../local/host/siteHost';
import { localSettings } from '../../local/localSettings';
import { listen } from '../../local/ports';
import { buildProject } from '../../scripts/support/building/buildProject';
import { findBrowser } from '../../scripts/support/findBrowser';
import { runMain } from '../../scripts/support/runMain';
import { createBaselineHost } from './createBaselineHost';
import { findPages } from './findPages';
import { runLighthouse } from './runLighthouse';

void runMain(async (signal, root) => {
  const browserPath = await findBrowser(signal);

  // With these settings, `npm start` and this command share a build.
  await buildProject(root, localSettings(root, process.env), signal);

  const publicDir = join(root, 'public');
  const paths = findPages(process.argv.slice(2), publicDir);

  // No page calls a function while Lighthouse loads it, so the functions may
  // answer nothing.
  const siteHost = createSiteHost(publicDir, (_, response) => response.end());
  const sitePort = await listen(siteHost);
  const baselinePort = await listen(createBaselineHost(root));

  const baselineUrl = `http://localhost:${baselinePort}/`;
  const pageUrls = paths.map((path) => `http://localhost:${sitePort}${path}`);
  const runs = process.env.RUNS ?? '3';

  return runLighthouse([runs, baselineUrl, ...pageUrls], browserPath, signal);
});
