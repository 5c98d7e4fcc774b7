/**
 * `npm run test:hosting`: checks routes in Microsoft's emulator of Azure Static
 * Web Apps. These are the routes of the built site, of a site with 200
 * projects, of a site with old addresses, and of files in static/.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import { loadFunctionApp } from '../../local/host/loadFunctionApp';
import { listen } from '../../local/ports';
import { localServices } from '../../local/localServices';
import { routeCases } from '../../scripts/support/liveSite/routeCases';
import {
  manyProjectsCases,
  writeManyProjects,
} from '../../testing/manyProjects';
import {
  redirectSiteCases,
  writeRedirectSite,
} from '../../testing/redirectSite';
import { staticFileCases, writeStaticSite } from '../../testing/staticSite';
import { buildProject } from '../../scripts/support/building/buildProject';
import { checkInEmulator, type Emulator } from './emulator';
import { runMain } from '../../scripts/support/runMain';
import { printTotal, type Counts } from '../counts';

// The checks send no mail, so they need no inbox. localServices starts none if
// SMTP_URL is set, even to an unused port.
process.env.SMTP_URL = 'smtp://127.0.0.1:1';

/** Checks the routes of files in static/, with files that the test writes. */
async function checkStaticFiles(emulator: Emulator): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));

  writeStaticSite(folder);

  const counts = await checkInEmulator(staticFileCases, {
    ...emulator,
    publicFolder: join(folder, 'public'),
  });

  rmSync(folder, { recursive: true });

  return counts;
}

/** Checks a site with so many projects that one rule is for all of them. */
async function checkManyProjects(emulator: Emulator): Promise<Counts> {
  const publicFolder = mkdtempSync(join(tmpdir(), 'projects-'));

  writeManyProjects(publicFolder);

  const counts = await checkInEmulator(manyProjectsCases, {
    ...emulator,
    publicFolder,
  });

  rmSync(publicFolder, { recursive: true });

  return counts;
}

/** Checks a site with old addresses. */
async function checkOldAddresses(emulator: Emulator): Promise<Counts> {
  const publicFolder = mkdtempSync(join(tmpdir(), 'redirects-'));

  writeRedirectSite(publicFolder);

  const counts = await checkInEmulator(redirectSiteCases, {
    ...emulator,
    publicFolder,
  });

  rmSync(publicFolder, { recursive: true });

  return counts;
}

void runMain(async (signal, root) => {
  const { host, port, settings, startMail } = await localServices(
    root,
    process.env,
  );

  await buildProject(root, settings, signal);

  const functions = loadFunctionApp(root, await startMail());
  const functionsPort = await listen(createServer(functions));
  const emulator = { root, host, port, functionsPort, signal };

  const ofSite = await checkInEmulator(routeCases(root), {
    ...emulator,
    publicFolder: join(root, 'public'),
  });
  const ofManyProjects = await checkManyProjects(emulator);
  const ofOldAddresses = await checkOldAddresses(emulator);
  const ofStaticFiles = await checkStaticFiles(emulator);

  return printTotal([ofSite, ofManyProjects, ofOldAddresses, ofStaticFiles]);
});
