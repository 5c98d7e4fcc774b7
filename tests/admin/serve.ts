/** Serves the built site with an editor for staff, and plays the part of GitHub that the function asks for tokens. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { siteHost } from '../../local/host/siteHost';
import { command } from '../../scripts/support/command';
import { localServices } from '../../local/localServices';
import { listen } from '../../local/ports';
import { writeAdmin } from '../../src/gatsby/admin/writeAdmin';
import { writeHostConfig } from '../../src/gatsby/host/writeHostConfig';
import { REPOSITORY } from './github';

const used = new Set<string>();

/**
 * GitHub's own pages: one that asks whether the editor may sign in, and one that gives a token for a code, once, to who
 * shows the secret and the verifier. The code is the challenge.
 */
const gitHub = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://github');
  if (pathname === '/login/oauth/authorize') {
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    const lead = (answer: Record<string, string>): string => {
      const state = searchParams.get('state') ?? '';
      return `${back.href}?${new URLSearchParams({ ...answer, state })}`;
    };
    const code = searchParams.get('code_challenge') ?? '';
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<a href="${lead({ code })}">Authorize</a> <a href="${lead({ error: 'access_denied' })}">Cancel</a>`,
    );
    return;
  }
  const asked = Object.fromEntries(new URLSearchParams(await text(request)));
  const { code = '', code_verifier: verifier = '', client_secret: secret } = asked;
  const right = createHash('sha256').update(verifier).digest('base64url') === code;
  const given = right && secret === 'secret' && !used.has(code);
  used.add(code);
  response.end(
    JSON.stringify(given ? { access_token: 'ghu_wren' } : { error: 'bad_verification_code' }),
  );
});

void command(async (signal, root) => {
  const { host, port, start } = await localServices(root, {
    ...process.env,
    GITHUB_CLIENT_ID: 'client',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: `http://127.0.0.1:${await listen(gitHub)}`,
  });
  const site = join(mkdtempSync(join(tmpdir(), 'admin-')), 'public');
  cpSync(join(root, 'public'), site, { recursive: true });
  await writeAdmin(site, REPOSITORY);
  writeHostConfig(site, { botCheck: false });
  await listen(siteHost(site, await start()), port, host);
  if (!signal.aborted) await once(signal, 'abort');
});
