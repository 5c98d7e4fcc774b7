/** `npm run test:hosting`: the table of routes against Microsoft's own emulator, with the same build and function. */
import { createServer } from 'node:http';
import { buildProject } from './support/buildProject';
import { command } from './support/command';
import { localServices } from '../local/localServices';
import { listen } from '../local/ports';
import { routeChecks, runChecks } from './support/smokeChecks';
import { withEmulator } from '../tests/hosting/withEmulator';

// Nothing is mailed here, and nothing could be.
process.env.SMTP_URL = 'smtp://127.0.0.1:1';

void command(async (signal, root) => {
  const { host, port, settings, start } = await localServices(root, process.env);
  await buildProject(root, settings, signal);
  const ports = { host, port, functionsPort: await listen(createServer(await start())) };
  const found = await withEmulator(root, ports, signal, (origin) => runChecks(routeChecks, origin));
  const failed = Object.keys(found).length;
  console.log(failed === 0 ? 'All routes are as they should be.' : `${failed} routes failed.`);
  return failed === 0 ? 0 : 1;
});
