import { join } from 'node:path';
import { buildProject } from './building/buildProject';
import { createSiteHost } from '../../local/host/siteHost';
import { loadFunctionApp } from '../../local/host/loadFunctionApp';
import { localServices } from '../../local/localServices';
import { listen } from '../../local/ports';

/**
 * Builds site and function if a file or a setting has changed. Serves both and,
 * unless SMTP_URL is set, an inbox.
 */
export async function startSite(
  root: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
) {
  const { host, port, settings, mailLine, startMail } = await localServices(
    root,
    environment,
  );

  await buildProject(root, settings, signal);

  const functions = loadFunctionApp(root, await startMail());
  const siteHost = createSiteHost(join(root, 'public'), functions);

  await listen(siteHost, port, host);

  return { siteUrl: `http://localhost:${port}`, mailLine };
}
