import { startInbox } from './inbox/startInbox';
import { localSettings } from './localSettings';
import { mustBeFree } from './ports';
import { readHostAndPorts } from './readHostAndPorts';

/** Names the mail servers of the settings, without user and password. */
function mailServersLine(settings: NodeJS.ProcessEnv): string {
  const { SMTP_URL, SMTP_FALLBACK_URL } = settings;

  // An empty setting counts as missing.
  const urls = [SMTP_URL, SMTP_FALLBACK_URL].flatMap((url) =>
    url ? [url] : [],
  );
  const withoutCredentials = urls.map((url) => url.replace(/\/\/.*@/, '//'));

  return `Mails go to ${withoutCredentials.join(', then ')}`;
}

/**
 * Reads the settings, and checks that the ports are free. Returns what a script
 * needs to start the site. `mailLine` tells the developer where mails go.
 * @throws an error if a setting is wrong or a port is in use
 */
export async function localServices(
  root: string,
  environment: NodeJS.ProcessEnv,
) {
  const { host, port, inboxPort } = readHostAndPorts(environment);
  const settings = localSettings(root, environment);
  const usesInbox = !settings.SMTP_URL;

  await mustBeFree({ port, host, setting: 'PORT' });

  if (usesInbox)
    await mustBeFree({ port: inboxPort, host, setting: 'INBOX_PORT' });

  /**
   * Returns the settings of the functions. If SMTP_URL is not set, starts the
   * inbox, and sets SMTP_URL to its mail server.
   */
  const startMail = async (): Promise<NodeJS.ProcessEnv> => {
    if (!usesInbox) return settings;

    return { ...settings, SMTP_URL: await startInbox(inboxPort, host) };
  };

  const mailLine = usesInbox
    ? `Inbox  http://localhost:${inboxPort}`
    : mailServersLine(settings);

  return { host, port, settings, mailLine, startMail };
}
