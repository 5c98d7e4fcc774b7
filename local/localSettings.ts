import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHostAndPorts } from './readHostAndPorts';

const SETTINGS_FILE = 'api/local.settings.json';

interface SettingsFile {
  Values?: Record<string, string>;
}

/**
 * Returns the settings in `api/local.settings.json`, or none if it is missing.
 * @throws an error if it is not valid JSON
 */
export function readSettingsFile(root: string): Record<string, string> {
  const file = join(root, SETTINGS_FILE);

  if (!existsSync(file)) return {};

  try {
    const settings = JSON.parse(readFileSync(file, 'utf8')) as SettingsFile;

    return settings.Values ?? {};
  } catch {
    throw new Error(`${SETTINGS_FILE} is not valid JSON.`);
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
  const { port } = readHostAndPorts(environment);
  const filledIn = Object.entries(environment).filter(
    ([, value]) => value !== '',
  );

  return {
    MAIL_FROM: 'website@agency.example',
    ...readSettingsFile(root),
    // This replaces the SITE_URL in the file, which may be the address of the
    // live site.
    SITE_URL: `http://localhost:${port}`,
    ...Object.fromEntries(filledIn),
  };
}
