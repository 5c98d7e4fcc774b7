/**
 * `npm start`: builds site and function if something has changed, then serves
 * them and, unless SMTP_URL is set, an inbox.
 */
import { once } from 'node:events';
import { runMain } from './support/runMain';
import { startSite } from './support/startSite';

void runMain(async (signal, root) => {
  const { siteUrl, mailLine } = await startSite(root, process.env, signal);

  console.log(`\n  Site   ${siteUrl}\n  ${mailLine}\n\n  Stop with Ctrl-C.\n`);

  // runMain ends the process as soon as this function returns.
  if (!signal.aborted) await once(signal, 'abort');
});
