import { createServer } from 'node:http';
import { buildDevApi } from './buildDevApi';
import { forgetStamp } from './buildStamp';
import { localServices } from '../../local/localServices';
import { listen } from '../../local/ports';
import { runNode } from './runCommand';

/**
 * Serves the site with live reload, its function and the inbox until it is stopped.
 * @throws what `localServices` and `buildDevApi` throw, and one sentence where Gatsby stops by itself
 */
export async function startDev(root: string, signal: AbortSignal): Promise<void> {
  const { host, port, settings, mails, start } = await localServices(root, process.env);
  // Gatsby's own server writes into the folder of the built site.
  forgetStamp(root);
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
      // Plain lines: ours go between Gatsby's.
      CI: '1',
      // Gatsby's own server passes /api on to the function.
      FUNCTIONS_URL: `http://127.0.0.1:${functionsPort}`,
    },
  );
  if (code !== 0) throw new Error('Gatsby has stopped. The reason is above.');
}
