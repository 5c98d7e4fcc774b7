import { join } from 'node:path';
import { buildProject } from './buildProject';
import { siteHost } from './host/siteHost';
import { localServices } from './localServices';
import { listen } from './ports';

/**
 * Builds what has changed, then serves the site, its function and an inbox in this process.
 * @param build makes the build with these settings, and gives the folder in which it is
 * @returns the address of the site, and what is said of its mails
 * @throws what `build` and `localServices` throw
 */
export async function startSite(
  root: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
  build = async (settings: NodeJS.ProcessEnv): Promise<string> => {
    await buildProject(root, settings, { signal });
    return root;
  },
): Promise<{ site: string; mails: string }> {
  const { host, port, settings, mails, start } = await localServices(root, environment);
  const built = await build(settings);
  await listen(siteHost(join(built, 'public'), await start(built)), port, host);
  return { site: `http://localhost:${port}`, mails };
}
