/** Serves the build with a site key as `npm start` serves the one without, with a checker in place of Google's. */
import { once } from 'node:events';
import { join } from 'node:path';
import { command } from '../../local/command';
import { localPorts, localSettings } from '../../local/localSettings';
import { listen, mustBeFree, portOf } from '../../local/ports';
import { serveFunctions, serveInbox, serveSite } from '../../local/serve';
import { buildWithSiteKey } from './buildWithSiteKey';
import { checker, SECRET } from './checker';

const root = join(__dirname, '../..');

void command(async (signal) => {
  const { host, port, inboxPort } = localPorts(process.env);
  await mustBeFree(port, host, 'PORT');
  await mustBeFree(inboxPort, host, 'INBOX_PORT');
  const settings = localSettings(root, process.env);
  const built = await buildWithSiteKey(root, settings, signal);

  const verify = checker();
  await listen(verify, 0, '127.0.0.1');
  Object.assign(process.env, settings, {
    RECAPTCHA_SECRET_KEY: SECRET,
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${portOf(verify)}/siteverify`,
    SMTP_URL: await serveInbox(inboxPort, host),
  });
  await serveSite(built, { host, port, functionsPort: await serveFunctions(built) });
  if (!signal.aborted) await once(signal, 'abort');
});
