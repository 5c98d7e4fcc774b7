const GITHUB = 'https://github.com';

/**
 * Reads the settings of the editor's sign-in, apart from those of the mail: a wrong one never stops enquiries.
 * @returns undefined where the sign-in is not set up
 * @throws Error whose message names what is missing, and never a value
 */
export function readAuthSettings(env: NodeJS.ProcessEnv = process.env) {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = env;
  const github = env.GITHUB_URL || GITHUB;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new Error(`Wrong settings: GITHUB_CLIENT_${clientId ? 'SECRET' : 'ID'} is missing.`);
  if (!URL.canParse(github)) throw new Error('Wrong settings: GITHUB_URL must be an address.');
  // A wrong number counts no proxy: all then share the limit of the instance.
  const trustedProxyHops = Number(env.TRUSTED_PROXY_HOPS || 1) || 0;
  return { clientId, clientSecret, github: github.replace(/\/$/, ''), trustedProxyHops };
}
export type AuthSettings = NonNullable<ReturnType<typeof readAuthSettings>>;
