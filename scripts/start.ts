/** `npm start`: builds the site if something has changed, then serves the site, its function and an inbox. */
import { once } from 'node:events';
import { command } from './support/command';
import { startSite } from './support/startSite';

void command(async (signal, root) => {
  const { site, mailLine } = await startSite(root, process.env, signal);
  console.log(`\n  Site   ${site}\n  ${mailLine}\n\n  Stop with Ctrl-C.\n`);
  if (!signal.aborted) await once(signal, 'abort');
});
