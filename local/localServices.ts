import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createFunctionsHost } from './host/functionsHost';
import { createInbox } from './inbox/inbox';
import { listen, mustBeFree } from './ports';

function readPort(
  environment: NodeJS.ProcessEnv,
  name: string,
  defaultPort: number,
): number {
  const value = environment[name] || String(defaultPort);
  const port = Number(value);

  if (/^\d{1,5}$/.test(value) && port > 0 && port < 65_536) return port;
  throw new Error(
    `${name} must be a port, a number from 1 to 65535. Found "${value}".`,
  );
}

export function readHostAndPorts(environment: NodeJS.ProcessEnv) {
  // Azure's emulator has the same default.
  const port = readPort(environment, 'PORT', 4280);
  // MailDev has the same default.
  const inboxPort = readPort(environment, 'INBOX_PORT', 1080);

  if (port === inboxPort)
    throw new Error(`PORT and INBOX_PORT are both ${port}; they must differ.`);

  return { host: environment.HOST || '127.0.0.1', port, inboxPort };
}

/**
 * Returns the settings in `api/local.settings.json`, or none if it is missing.
 * @throws an error if it is not valid JSON
 */
export function readSettingsFile(root: string): Record<string, string> {
  const file = join(root, 'api/local.settings.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';

  try {
    return (
      (JSON.parse(text) as { Values?: Record<string, string> }).Values ?? {}
    );
  } catch {
    throw new Error('api/local.settings.json is not valid JSON.');
  }
}

/**
 * Returns the environment, completed by `api/local.settings.json` and defaults.
 * An empty variable counts as missing.
 */
export function localSettings(
  root: string,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    MAIL_FROM: 'website@agency.example',
    ...readSettingsFile(root),
    // This replaces the SITE_URL in the file, which may be the address of the
    // live site.
    SITE_URL: `http://localhost:${readHostAndPorts(environment).port}`,
    ...Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== ''),
    ),
  };
}

/**
 * Reads settings, checks ports. `mailLine` says where mails go. @throws an
 * error if a setting is wrong or a port is in use
 */
export async function localServices(
  root: string,
  environment: NodeJS.ProcessEnv,
) {
  const { host, port, inboxPort } = readHostAndPorts(environment);
  const settings = localSettings(root, environment);
  const smtpUrls = [settings.SMTP_URL, settings.SMTP_FALLBACK_URL].filter(
    Boolean,
  );
  const withoutCredentials = smtpUrls.map((url) =>
    url?.replace(/\/\/.*@/, '//'),
  );
  const usesInbox = !settings.SMTP_URL;

  await mustBeFree(port, host, 'PORT');
  if (usesInbox) await mustBeFree(inboxPort, host, 'INBOX_PORT');
  const mailLine = usesInbox
    ? `Inbox  http://localhost:${inboxPort}`
    : `Mails go to ${withoutCredentials.join(', then ')}`;

  /**
   * Sets `process.env` for the functions, starts the inbox unless SMTP_URL is
   * set, and returns the functions' listener.
   */
  const startFunctions = async () => {
    Object.assign(process.env, settings);

    if (usesInbox) {
      const { mailServer, webServer } = createInbox();

      process.env.SMTP_URL = `smtp://127.0.0.1:${await listen(mailServer.server)}`;
      await listen(webServer, inboxPort, host);
    }

    return createFunctionsHost(join(root, 'api'));
  };

  const serveFunctions = async () =>
    listen(createServer(await startFunctions()));

  return { host, port, settings, mailLine, startFunctions, serveFunctions };
}
