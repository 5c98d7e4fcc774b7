/**
 * Builds and serves the site with a reCAPTCHA site key. `reCaptchaServer`
 * stands in for Google's: the token is the score.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { runMain } from '../../scripts/support/runMain';
import { startSite } from '../../scripts/support/startSite';
import { listen } from '../../local/ports';
import { inProjectCopy } from '../projectCopy';
import { SITE_KEY } from './googleScript';

const reCaptchaServer = createServer(async (request, response) => {
  const fields = new URLSearchParams(await text(request));
  const success = fields.get('secret') === 'test-secret';
  const score = Number(fields.get('response')); // the token, such as `0.7`

  response.end(
    JSON.stringify({
      success,
      action: 'enquiry',
      hostname: 'localhost',
      score,
    }),
  ); // the function checks each
});

void runMain((signal, root) =>
  inProjectCopy(root, 'bot-check', async (copy) => {
    const settings = {
      GATSBY_RECAPTCHA_SITE_KEY: SITE_KEY,
      RECAPTCHA_SECRET_KEY: 'test-secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${await listen(reCaptchaServer)}/siteverify`,
    };

    await startSite(copy, { ...process.env, ...settings }, signal);
    // Afterwards, inProjectCopy deletes the copy.
    if (!signal.aborted) await once(signal, 'abort');
  }),
);
