/** `npm run test:hosting`: checks every route in Microsoft's emulator of Azure Static Web Apps, which serves our build. */
import { createServer } from 'node:http';
import { buildProject } from './support/buildProject';
import { command } from './support/command';
import { localServices } from '../local/localServices';
import { listen } from '../local/ports';
import { routeChecks, runChecks } from './support/smokeChecks';
import { withEmulator } from '../tests/hosting/withEmulator';

// No mail server: the checks send no mail.
process.env.SMTP_URL = 'smtp://127.0.0.1:1';

void command(async (signal, root) => {
  const { host, port, settings, start } = await localServices(root, process.env);
  await buildProject(root, settings, signal);
  const ports = { host, port, functionsPort: await listen(createServer(await start())) };
  const problems = await withEmulator(root, ports, signal, (origin) =>
    runChecks(routeChecks, origin),
  );
  const failed = Object.keys(problems).length;
  console.log(failed === 0 ? 'All routes are right.' : `${failed} routes failed.`);
  return failed === 0 ? 0 : 1;
});
