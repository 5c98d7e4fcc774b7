/** `npm run build`: builds site and function for deployment, without reusing the last build. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject } from './support/buildProject';
import { command } from './support/command';

void command(async (signal, root) => {
  if (!process.env.SITE_URL) {
    throw new Error(
      'Set SITE_URL to the address of the site: SITE_URL=https://www.example.com npm run build',
    );
  }
  // Gatsby leaves files of earlier builds in public/, and they would be deployed.
  rmSync(join(root, 'public'), { recursive: true, force: true });
  await buildProject(root, process.env, signal);
});
