/** `npm run build`: the site and the function as they go to the host, from nothing. */
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
  // Files of earlier builds would stay in public, and be deployed with the new ones. Without it, all is built anew.
  rmSync(join(root, 'public'), { recursive: true, force: true });
  await buildProject(root, process.env, signal);
});
