/** `npm run dev`: the site with live reload, its function and the inbox, at the same addresses as `npm start`. */
import { join } from 'node:path';
import { buildDevApi } from '../local/buildDevApi';
import { forgetStamp } from '../local/buildStamp';
import { command } from '../local/command';
import { localPorts, localSettings } from '../local/localSettings';
import { runCommand } from '../local/runCommand';
import { mustBeFree, serveFunctions, serveInbox } from '../local/serve';

const root = join(__dirname, '..');

void command(async (signal) => {
  const { host, port, inboxPort } = localPorts(process.env);
  const settings = localSettings(root, process.env);
  const ownInbox = !settings.SMTP_URL;
  await mustBeFree(port, host, 'PORT');
  if (ownInbox) await mustBeFree(inboxPort, host, 'INBOX_PORT');

  // Gatsby's own server writes into the folder of the built site.
  forgetStamp(root);
  await buildDevApi(root, signal);
  Object.assign(process.env, settings);
  if (ownInbox) process.env.SMTP_URL = (await serveInbox(inboxPort, host)).smtpUrl;
  const functionsPort = await serveFunctions(root);

  console.log(`Site   http://localhost:${port}`);
  if (ownInbox) console.log(`Inbox  http://localhost:${inboxPort}`);
  const { code } = await runCommand(
    process.execPath,
    [join(root, 'node_modules/gatsby/cli.js'), 'develop', '--host', host, '--port', String(port)],
    {
      cwd: root,
      env: {
        ...settings,
        NODE_ENV: 'development',
        GATSBY_TELEMETRY_DISABLED: '1',
        // Plain lines: ours go between Gatsby's.
        CI: '1',
        // Gatsby's own server passes /api on to the function.
        FUNCTIONS_URL: `http://127.0.0.1:${functionsPort}`,
      },
      signal,
      onOutput: (text) => process.stdout.write(text),
    },
  );
  if (code !== 0) throw new Error('Gatsby has stopped. The reason is above.');
});
