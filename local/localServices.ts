import { localPorts, localSettings } from './localSettings';
import { mustBeFree } from './ports';
import { serveFunctions, serveInbox } from './serve';

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
    /** @returns the port of the function, which runs in this process and reads its settings where Azure has them */
    async start(): Promise<number> {
      Object.assign(process.env, settings);
      if (ownInbox) process.env.SMTP_URL = await serveInbox(inboxPort, host);
      return serveFunctions(root);
    },
  };
}
