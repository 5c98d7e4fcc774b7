/**
 * `npm run build`: builds site and function for deployment, even if nothing has
 * changed since the last build.
 */
import { buildProject } from './support/building/buildProject';
import { deleteStamp } from './support/building/buildStamp';
import { runMain } from './support/runMain';

void runMain(async (signal, root) => {
  const usage =
    'Set SITE_URL to the address of the site: SITE_URL=https://www.example.com npm run build';

  if (!process.env.SITE_URL) throw new Error(usage);

  // Without the stamp of the last build, buildProject always builds.
  deleteStamp(root);
  await buildProject(root, process.env, signal);
});
