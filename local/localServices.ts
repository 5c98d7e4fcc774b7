import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { functionsHost } from './host/functionsHost';
import { inbox } from './inbox/inbox';
import { localPorts, localSettings } from './localSettings';
import { listen, mustBeFree } from './ports';

/**
 * Prepares the services beside a local site: the function, and an inbox unless the settings name a mail server.
 * @returns address and settings of the site, a line for the terminal that says where mails go, and `start` for the services
 * @throws one sentence if a setting is wrong or a port is in use
 */
export async function localServices(root: string, environment: NodeJS.ProcessEnv) {
  const { host, port, inboxPort } = localPorts(environment);
  const settings = localSettings(root, environment);
  const servers = [settings.SMTP_URL, settings.SMTP_FALLBACK_URL].flatMap((url) =>
    url ? [url.replace(/\/\/.*@/, '//')] : [],
  );
  const ownInbox = !settings.SMTP_URL;
  await mustBeFree(port, host, 'PORT');
  if (ownInbox) await mustBeFree(inboxPort, host, 'INBOX_PORT');
  return {
    host,
    port,
    settings,
    mails: ownInbox
      ? `Inbox  http://localhost:${inboxPort}`
      : `Mails go to ${servers.join(', then ')}`,
    /**
     * Starts the inbox and loads the function. The function runs in this process and reads its settings from `process.env`.
     * @param built the folder that holds the built `api/`
     */
    async start(built = root): Promise<RequestListener> {
      Object.assign(process.env, settings);
      if (ownInbox) {
        const { smtp, page } = inbox();
        process.env.SMTP_URL = `smtp://127.0.0.1:${await listen(smtp.server)}`;
        await listen(page, inboxPort, host);
      }
      return functionsHost(join(built, 'api'));
    },
  };
}
