import { createServer } from 'node:http';
import { buildDevApi } from './buildDevApi';
import { deleteStamp } from './buildStamp';
import { localServices } from '../../local/localServices';
import { listen } from '../../local/ports';
import { runNode } from './runCommand';

/**
 * Serves the site with live reload, its function and the inbox until `signal` is aborted.
 * @throws one sentence if a service can't be started or Gatsby stops
 */
export async function startDev(root: string, signal: AbortSignal): Promise<void> {
  const { host, port, settings, mails, start } = await localServices(root, process.env);
  // Gatsby's development server overwrites the built site.
  deleteStamp(root);
  await buildDevApi(root, signal);
  const functionsPort = await listen(createServer(await start()));

  console.log(`Site   http://localhost:${port}\n${mails}`);
  const code = await runNode(
    root,
    ['node_modules/gatsby/cli.js', 'develop', '--host', host, '--port', String(port)],
    signal,
    {
      ...settings,
      NODE_ENV: 'development',
      GATSBY_TELEMETRY_DISABLED: '1',
      // Gatsby prints plain lines instead of a progress display that would overwrite ours.
      CI: '1',
      // gatsby-config.ts proxies /api to this address.
      FUNCTIONS_URL: `http://127.0.0.1:${functionsPort}`,
    },
  );
  if (code !== 0) throw new Error('Gatsby has stopped. The reason is above.');
}
