/** `npm run test:hosting`: checks the routes of the built site in Microsoft's emulator of Azure Static Web Apps. */
import { join } from 'node:path';
import { buildProject } from './support/buildProject';
import { runMain } from './support/runMain';
import { localServices } from '../local/localServices';
import { routeChecks, runChecks } from './support/smokeChecks';
import { startProgram } from '../tests/programs';

const EMULATOR = 'tests/hosting/node_modules/@azure/static-web-apps-cli/dist/cli/bin.js';

// The checks send no mail, so they need no inbox. localServices starts none if SMTP_URL is set, even to an unused port.
process.env.SMTP_URL = 'smtp://127.0.0.1:1';

void runMain(async (signal, root) => {
  const { host, port, settings, serveFunctions } = await localServices(root, process.env);
  await buildProject(root, settings, signal);
  const functionsPort = await serveFunctions();
  const publicFolder = join(root, 'public');
  const options = {
    'output-location': publicFolder,
    // Without this option, the emulator silently ignores staticwebapp.config.json.
    'swa-config-location': publicFolder,
    'api-devserver-url': `http://127.0.0.1:${functionsPort}`,
    host,
    port: String(port),
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const args = [join(root, EMULATOR), 'start', ...flags];
  const { stop } = await startProgram(process.execPath, args, /emulator started/, signal);
  const failedCount = Object.keys(await runChecks(routeChecks, `http://${host}:${port}`)).length;
  await stop();
  console.log(failedCount === 0 ? 'All routes are right.' : `${failedCount} routes failed.`);
  return failedCount === 0 ? 0 : 1;
});
