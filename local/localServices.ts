import { join } from 'node:path';
import { functionsHost } from './host/functionsHost';
import { inbox } from './inbox/inbox';
import { localPorts, localSettings } from './localSettings';
import { listen, mustBeFree } from './ports';

/** Prepares the function, and an inbox unless a mail server is set. @throws one sentence for a wrong setting or a used port */
export async function localServices(root: string, environment: NodeJS.ProcessEnv) {
  const { host, port, inboxPort } = localPorts(environment);
  const settings = localSettings(root, environment);
  const mailServers = [settings.SMTP_URL, settings.SMTP_FALLBACK_URL].filter(Boolean);
  // Without user and password.
  const mailHosts = mailServers.map((url) => url?.replace(/\/\/.*@/, '//'));
  const usesInbox = !settings.SMTP_URL;
  await mustBeFree(port, host, 'PORT');
  if (usesInbox) await mustBeFree(inboxPort, host, 'INBOX_PORT');
  return {
    host,
    port,
    settings,
    mailLine: usesInbox
      ? `Inbox  http://localhost:${inboxPort}`
      : `Mails go to ${mailHosts.join(', then ')}`,
    /** Starts the inbox and loads the function, which reads its settings from `process.env`. */
    async startFunctions() {
      Object.assign(process.env, settings);
      if (usesInbox) {
        const { mailServer, webServer } = inbox();
        process.env.SMTP_URL = `smtp://127.0.0.1:${await listen(mailServer.server)}`;
        await listen(webServer, inboxPort, host);
      }
      return functionsHost(join(root, 'api'));
    },
  };
}
