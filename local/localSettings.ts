import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a port. @throws one sentence where it is none. */
export function portFrom(environment: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = environment[name] || String(usual);
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port, a number from 1 to 65535, and is ${value}.`);
}

/**
 * Where the local commands serve, by HOST, PORT and INBOX_PORT.
 * @throws one sentence where one of them is no port
 */
export function localPorts(environment: NodeJS.ProcessEnv) {
  const port = portFrom(environment, 'PORT', 4280);
  const inboxPort = portFrom(environment, 'INBOX_PORT', 1080);
  if (port === inboxPort)
    throw new Error(`PORT and INBOX_PORT are both ${port}; they must differ.`);
  return { host: environment.HOST || '127.0.0.1', port, inboxPort };
}

/**
 * The values of `api/local.settings.json`, Azure's own file for settings on a developer's machine.
 * @throws one sentence where it can't be read
 */
export function settingsFile(root: string): Record<string, string> {
  const file = join(root, 'api/local.settings.json');
  if (!existsSync(file)) return {};
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as { Values?: object }).Values };
  } catch {
    throw new Error('api/local.settings.json is not valid JSON.');
  }
}

/**
 * The settings of the local commands: the environment wins over `api/local.settings.json`, and that over the sender
 * that is used where none is set. The site's address is the local one whatever the file says: it may well name the
 * live site.
 */
export function localSettings(root: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { port } = localPorts(environment);
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  return {
    MAIL_FROM: 'website@agency.example',
    ...settingsFile(root),
    SITE_URL: `http://localhost:${port}`,
    ...Object.fromEntries(given),
  };
}
