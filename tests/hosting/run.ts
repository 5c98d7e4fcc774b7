/**
 * `npm run test:hosting`: checks routes in Microsoft's emulator of Azure Static
 * Web Apps: those of the built site, and files in static/.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import { startFunctions } from '../../local/host/startFunctions';
import { listen } from '../../local/ports';
import { localServices } from '../../local/localServices';
import { routeCases } from '../../scripts/support/liveSite/routeCases';
import { staticFileCases, writeStaticSite } from '../../testing/staticSite';
import { buildProject } from '../../scripts/support/building/buildProject';
import { checkInEmulator } from './emulator';
import { runMain } from '../../scripts/support/runMain';

// The checks send no mail, so they need no inbox. localServices starts none if
// SMTP_URL is set, even to an unused port.
process.env.SMTP_URL = 'smtp://127.0.0.1:1';

void runMain(async (signal, root) => {
  const { host, port, settings, startMail } = await localServices(
    root,
    process.env,
  );

  await buildProject(root, settings, signal);
  const functions = startFunctions(root, await startMail());
  const emulator = {
    root,
    host,
    port,
    functionsPort: await listen(createServer(functions)),
    signal,
  };

  const publicFolder = join(root, 'public');
  const failedRoutes = await checkInEmulator(routeCases(root), {
    ...emulator,
    publicFolder,
  });

  const folder = mkdtempSync(join(tmpdir(), 'static-'));

  writeStaticSite(folder);
  const staticSite = { ...emulator, publicFolder: join(folder, 'public') };
  const failedFiles = await checkInEmulator(staticFileCases, staticSite);

  rmSync(folder, { recursive: true });

  const failedCount = failedRoutes + failedFiles;

  console.log(
    failedCount === 0
      ? 'All routes are right.'
      : `${failedCount} routes failed.`,
  );

  return failedCount === 0 ? 0 : 1;
});
