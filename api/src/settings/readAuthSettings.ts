import { object } from 'yup';
import { readEnvironment, type Environment } from './readEnvironment';
import { text, webAddress, wholeNumberFrom } from './settingTypes';

const SCHEMA = object({
  GITHUB_CLIENT_ID: text('the client ID of the GitHub App'),
  GITHUB_CLIENT_SECRET: text('the secret of the GitHub App'),
  GITHUB_URL: webAddress.default(() => new URL('https://github.com')),
  TRUSTED_PROXY_HOPS: wholeNumberFrom(0).default(1),
});

/**
 * Reads the settings of the editor's sign-in. Only this function reads
 * GITHUB_*, so a wrong one never stops enquiries.
 * @throws SettingsError if any is missing or wrong
 */
export function readAuthSettings(environment: Environment = process.env) {
  const values = readEnvironment(SCHEMA, environment);

  return {
    clientId: values.GITHUB_CLIENT_ID,
    clientSecret: values.GITHUB_CLIENT_SECRET,
    githubUrl: values.GITHUB_URL,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
  };
}

export type AuthSettings = ReturnType<typeof readAuthSettings>;
