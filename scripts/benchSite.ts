/**
 * `npm run bench:site`: runs Lighthouse RUNS times on each of four built pages
 * and baseline.html. Needs an idle machine.
 */
import { join } from 'node:path';
import { createBaselineHost, runLighthouse } from '../bench/site/runLighthouse';
import { buildProject } from './support/building/buildProject';
import { runMain } from './support/runMain';
import { createSiteHost } from '../local/host/siteHost';
import { listen } from '../local/ports';
import { findBrowser } from '../tests/browser';
import { BUILD_SITE_URL } from '../tests/e2e/support/addresses';

void runMain(async (signal, root) => {
  const publicFolder = join(root, 'public');
  const browserPath = await findBrowser(signal);

  await buildProject(
    root,
    { ...process.env, SITE_URL: BUILD_SITE_URL },
    signal,
  );
  // No page calls a function while Lighthouse loads it, so the functions may
  // answer nothing.
  const host = createSiteHost(publicFolder, (_, response) => response.end());
  const baselineUrl = `http://localhost:${await listen(createBaselineHost(publicFolder))}/`;
  const siteUrl = `http://localhost:${await listen(host)}`;
  const pageUrls = ['/', '/about', '/contact', '/privacy'].map(
    (path) => siteUrl + path,
  );

  return runLighthouse(
    [process.env.RUNS ?? '3', baselineUrl, ...pageUrls],
    browserPath,
    signal,
  );
});
