/** `npm start`: builds what has changed, then serves the site, its function and an inbox on this machine. */
import { once } from 'node:events';
import { join } from 'node:path';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';
import { localPorts, localSettings } from '../local/localSettings';
import { mustBeFree, serveFunctions, serveInbox, serveSite } from '../local/serve';

const root = join(__dirname, '..');

void command(async (signal) => {
  const { host, port, inboxPort } = localPorts(process.env);
  const settings = localSettings(root, process.env);
  const ownInbox = !settings.SMTP_URL;
  const mailServers = [settings.SMTP_URL, settings.SMTP_FALLBACK_URL]
    .flatMap((url) => (url ? [url.replace(/\/\/.*@/, '//')] : []))
    .join(', then ');
  await mustBeFree(port, host, 'PORT');
  if (ownInbox) await mustBeFree(inboxPort, host, 'INBOX_PORT');

  await buildProject(root, settings, { signal });

  // The function runs in this process, and reads its settings where it will find them on Azure.
  Object.assign(process.env, settings);
  if (ownInbox) process.env.SMTP_URL = (await serveInbox(inboxPort, host)).smtpUrl;
  await serveSite(root, { host, port, functionsPort: await serveFunctions(root) });

  console.log(`
  Site   http://localhost:${port}
  ${ownInbox ? `Inbox  http://localhost:${inboxPort}` : `Mails go to ${mailServers}`}

  Stop with Ctrl-C.
`);
  if (!signal.aborted) await once(signal, 'abort');
});
