/**
 * Serves the built site with the editor, and stands in for GitHub's sign-in
 * page and token endpoint.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSiteHost } from '../../local/host/siteHost';
import { runMain } from '../../scripts/support/runMain';
import { loadFunctionApp } from '../../local/host/loadFunctionApp';
import { localServices } from '../../local/localServices';
import { listen } from '../../local/ports';
import { writeAdmin } from '../../src/gatsby/admin/writeAdmin';
import { writeHostConfig } from '../../src/gatsby/host/writeHostConfig';
import { REPOSITORY, TOKEN } from './github';

const CLIENT_SECRET = 'secret';

/**
 * Sign-in codes that are still valid. The code of a sign-in is its PKCE
 * challenge, which the token endpoint verifies.
 */
const unusedCodes = new Set<string>();

/**
 * Returns the page on which GitHub asks the user to allow the sign-in. Opening
 * it makes the code of this sign-in valid.
 */
function signInPage(query: URLSearchParams): string {
  const {
    redirect_uri,
    state,
    code_challenge = '',
  } = Object.fromEntries(query);
  const returnUrl = `${redirect_uri}?state=${state}`;

  unusedCodes.add(code_challenge);

  return (
    `<a href="${returnUrl}&code=${code_challenge}">Authorize</a>` +
    `<a href="${returnUrl}&error=access_denied">Cancel</a>`
  );
}

/** Returns the answer of the token endpoint. A code is valid once. */
function tokenAnswer(form: URLSearchParams): object {
  const {
    code = '',
    code_verifier = '',
    client_secret,
  } = Object.fromEntries(form);
  const challenge = createHash('sha256')
    .update(code_verifier)
    .digest('base64url');

  const isUnused = unusedCodes.delete(code);
  const isVerified = challenge === code;
  const isAccepted = isUnused && isVerified && client_secret === CLIENT_SECRET;

  return isAccepted
    ? { access_token: TOKEN }
    : { error: 'bad_verification_code' };
}

const gitHubServer = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(
    request.url ?? '',
    'http://github',
  );

  if (pathname === '/login/oauth/authorize') {
    response.setHeader('Content-Type', 'text/html');
    response.end(signInPage(searchParams));

    return;
  }

  const form = new URLSearchParams(await text(request));

  response.end(JSON.stringify(tokenAnswer(form)));
});

void runMain(async (signal, root) => {
  const { host, port, startMail } = await localServices(root, {
    ...process.env,
    GITHUB_CLIENT_ID: 'client',
    GITHUB_CLIENT_SECRET: CLIENT_SECRET,
    GITHUB_URL: `http://127.0.0.1:${await listen(gitHubServer)}`,
  });
  const publicFolder = join(mkdtempSync(join(tmpdir(), 'admin-')), 'public');

  cpSync(join(root, 'public'), publicFolder, { recursive: true });
  await writeAdmin(publicFolder, REPOSITORY);
  writeHostConfig(publicFolder, {
    staticDir: join(root, 'static'),
    botCheck: false,
  });

  const functions = loadFunctionApp(root, await startMail());

  await listen(createSiteHost(publicFolder, functions), port, host);
  if (!signal.aborted) await once(signal, 'abort');
});
