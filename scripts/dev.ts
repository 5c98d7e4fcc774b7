/** `npm run dev`: serves what `npm start` serves, at the same addresses, with live reload. */
import { createServer } from 'node:http';
import { buildDevApi, deleteStamp } from './support/buildProject';
import { command } from './support/command';
import { runNode } from './support/runCommand';
import { localServices } from '../local/localServices';
import { listen } from '../local/ports';

void command(async (signal, root) => {
  const { host, port, settings, mailLine, startFunctions } = await localServices(root, process.env);
  // Makes the next `npm start` build again, because Gatsby's development server overwrites public/.
  deleteStamp(root);
  await buildDevApi(root);
  const functionsPort = await listen(createServer(await startFunctions()));
  console.log(`Site   http://localhost:${port}\n${mailLine}`);
  const args = ['node_modules/gatsby/cli.js', 'develop', '--host', host, '--port', String(port)];
  const env = {
    ...settings,
    NODE_ENV: 'development',
    // buildDevApi has checked content/, from which it builds the function, and printed the mistakes.
    CONTENT_IS_CHECKED: 'true',
    GATSBY_TELEMETRY_DISABLED: '1',
    // Gatsby prints plain lines instead of a progress display that would overwrite ours.
    CI: '1',
    FUNCTIONS_URL: `http://127.0.0.1:${functionsPort}`,
  };
  const code = await runNode(args, { cwd: root, env, signal });
  if (code !== 0) throw new Error('Gatsby has stopped. The reason is above.');
});
