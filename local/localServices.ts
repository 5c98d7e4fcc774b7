import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { functionsHost } from './host/functionsHost';
import { inbox } from './inbox/inbox';
import { localPorts, localSettings } from './localSettings';
import { listen, mustBeFree } from './ports';

/**
 * What a local site needs beside it: the function, and an inbox where the settings name no mail server.
 * @returns where the site goes, its settings, what is said of its mails, and what starts the function once it is built
 * @throws one sentence where a setting is wrong or a port is taken
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
     * @param built the folder that was built
     * @returns the function, which runs in this process and reads its settings where Azure has them
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
