/** Serves the build with a site key as `npm start` serves the one without, with a checker in place of Google's. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { command } from '../../local/command';
import { listen } from '../../local/ports';
import { startSite } from '../../local/startSite';
import { buildWithSiteKey } from './buildWithSiteKey';

/** The secret that the function must show. */
const SECRET = 'test-secret';
/** What is said of a token of our form, as it is served here. */
const OURS = { success: true, action: 'enquiry', hostname: 'localhost' };
const REFUSAL = { success: false, 'error-codes': ['invalid-input-secret'] };

/** A checker in place of Google's. A token is the score that it gets; who shows another secret is refused. */
const checker = createServer(async (request, response) => {
  const asked = new URLSearchParams(await text(request));
  const answer = { ...OURS, score: Number(asked.get('response')) };
  response.end(JSON.stringify(asked.get('secret') === SECRET ? answer : REFUSAL));
});

void command(async (signal, root) => {
  const settings = {
    ...process.env,
    RECAPTCHA_SECRET_KEY: SECRET,
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${await listen(checker)}/siteverify`,
  };
  await startSite(root, settings, signal, (all) => buildWithSiteKey(root, all, signal));
  if (!signal.aborted) await once(signal, 'abort');
});
