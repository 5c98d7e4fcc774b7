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

/**
 * Sign-in codes that are still valid. The code of a sign-in is its PKCE
 * challenge, which the token endpoint verifies.
 */
const unusedCodes = new Set<string>();

const gitHubServer = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(
    request.url ?? '',
    'http://github',
  );

  if (pathname === '/login/oauth/authorize') {
    const {
      redirect_uri,
      state,
      code_challenge = '',
    } = Object.fromEntries(searchParams);

    unusedCodes.add(code_challenge);
    response.setHeader('Content-Type', 'text/html');
    const returnUrl = `${redirect_uri}?state=${state}`;

    response.write(
      `<a href="${returnUrl}&code=${code_challenge}">Authorize</a>`,
    );
    response.end(`<a href="${returnUrl}&error=access_denied">Cancel</a>`);

    return;
  }

  const form = new URLSearchParams(await text(request));
  const {
    code = '',
    code_verifier = '',
    client_secret,
  } = Object.fromEntries(form);
  const isVerified =
    createHash('sha256').update(code_verifier).digest('base64url') === code;
  const isAccepted =
    unusedCodes.delete(code) && isVerified && client_secret === 'secret';
  const answer = isAccepted
    ? { access_token: TOKEN }
    : { error: 'bad_verification_code' };

  response.end(JSON.stringify(answer));
});

void runMain(async (signal, root) => {
  const { host, port, startMail } = await localServices(root, {
    ...process.env,
    GITHUB_CLIENT_ID: 'client',
    GITHUB_CLIENT_SECRET: 'secret',
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
