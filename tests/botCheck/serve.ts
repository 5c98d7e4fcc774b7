/** Serves the build with a site key as `npm start` serves the one without, with a checker in place of Google's. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { command } from '../../scripts/support/command';
import { siteHost } from '../../local/host/siteHost';
import { localServices } from '../../local/localServices';
import { listen } from '../../local/ports';
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
  const { host, port, settings, start } = await localServices(root, {
    ...process.env,
    RECAPTCHA_SECRET_KEY: SECRET,
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${await listen(checker)}/siteverify`,
  });
  const built = await buildWithSiteKey(root, settings, signal);
  await listen(siteHost(join(built, 'public'), await start(built)), port, host);
  if (!signal.aborted) await once(signal, 'abort');
});
