/** Serves the build with a site key as `npm start` serves the one without, with a checker in place of Google's. */
import { once } from 'node:events';
import { command } from '../../local/command';
import { listen } from '../../local/ports';
import { startSite } from '../../local/startSite';
import { buildWithSiteKey } from './buildWithSiteKey';
import { checker, SECRET } from './checker';

void command(async (signal, root) => {
  const settings = {
    ...process.env,
    RECAPTCHA_SECRET_KEY: SECRET,
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${await listen(checker())}/siteverify`,
  };
  await startSite(root, settings, signal, (all) => buildWithSiteKey(root, all, signal));
  if (!signal.aborted) await once(signal, 'abort');
});
