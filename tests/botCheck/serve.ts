/** Serves a build with a site key, and a stand-in for reCAPTCHA's server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { command } from '../../scripts/support/command';
import { siteHost } from '../../local/host/siteHost';
import { localServices } from '../../local/localServices';
import { listen } from '../../local/ports';
import { buildWithSiteKey } from './buildWithSiteKey';

const SECRET = 'test-secret';
/** reCAPTCHA's answer to a token of the form, without the score. */
const VALID_TOKEN = { success: true, action: 'enquiry', hostname: 'localhost' };
const WRONG_SECRET = { success: false, 'error-codes': ['invalid-input-secret'] };

/** A stand-in for reCAPTCHA's server. The score of a token such as `0.7` is the token. */
const reCaptcha = createServer(async (request, response) => {
  const fields = new URLSearchParams(await text(request));
  const answer = { ...VALID_TOKEN, score: Number(fields.get('response')) };
  response.end(JSON.stringify(fields.get('secret') === SECRET ? answer : WRONG_SECRET));
});

void command(async (signal, root) => {
  const { host, port, settings, start } = await localServices(root, {
    ...process.env,
    RECAPTCHA_SECRET_KEY: SECRET,
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${await listen(reCaptcha)}/siteverify`,
  });
  const built = await buildWithSiteKey(root, settings, signal);
  await listen(siteHost(join(built, 'public'), await start(built)), port, host);
  if (!signal.aborted) await once(signal, 'abort');
});
