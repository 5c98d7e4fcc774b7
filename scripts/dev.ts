/**
 * `npm run dev`: serves what `npm start` serves, at the same addresses, with
 * live reload.
 */
import { buildDevApi } from './support/building/buildDevApi';
import { deleteStamp } from './support/building/buildStamp';
import { GATSBY_SETTINGS } from './support/building/gatsbySettings';
import { runMain } from './support/runMain';
import { runNode } from './support/runCommand';
import { createServer } from 'node:http';
import { loadFunctionApp } from '../local/host/loadFunctionApp';
import { localServices } from '../local/localServices';
import { listen } from '../local/ports';

void runMain(async (signal, root) => {
  const { host, port, settings, mailLine, startMail } = await localServices(
    root,
    process.env,
  );

  // Makes the next `npm start` build again, because Gatsby's development server
  // overwrites public/.
  deleteStamp(root);
  await buildDevApi(root);

  const functions = loadFunctionApp(root, await startMail());
  const functionsPort = await listen(createServer(functions));

  console.log(`Site   http://localhost:${port}\n${mailLine}`);

  const args = [
    'node_modules/gatsby/cli.js',
    'develop',
    '--host',
    host,
    '--port',
    String(port),
  ];
  const env = {
    ...settings,
    ...GATSBY_SETTINGS,
    NODE_ENV: 'development',
    // gatsby-config.ts makes Gatsby's server pass requests for /api on to this
    // URL.
    FUNCTIONS_URL: `http://127.0.0.1:${functionsPort}`,
  };

  const code = await runNode(args, { cwd: root, env, signal });

  if (code !== 0) throw new Error('Gatsby has stopped. The reason is above.');
});
