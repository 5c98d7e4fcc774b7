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
import {
  routeCases,
  type RouteCase,
} from '../../scripts/support/liveSite/routeCases';
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

interface ExampleSite {
  /** Writes the site to a folder. */
  write: (folder: string) => void;

  /** Subfolder that the host serves. Default: the folder itself. */
  publicFolder?: string;
  cases: readonly RouteCase[];
}

/** Files in static/. */
const STATIC_FILES: ExampleSite = {
  write: writeStaticSite,
  publicFolder: 'public',
  cases: staticFileCases,
};

/** So many projects that one rule is for all of them. */
const MANY_PROJECTS: ExampleSite = {
  write: writeManyProjects,
  cases: manyProjectsCases,
};

const OLD_ADDRESSES: ExampleSite = {
  write: writeRedirectSite,
  cases: redirectSiteCases,
};

/** Writes a site to a temporary folder, and checks its routes. */
async function checkExampleSite(
  { write, publicFolder = '', cases }: ExampleSite,
  emulator: Emulator,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));

  write(folder);

  const counts = await checkInEmulator(cases, {
    ...emulator,
    publicFolder: join(folder, publicFolder),
  });

  rmSync(folder, { recursive: true });

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
  const ofManyProjects = await checkExampleSite(MANY_PROJECTS, emulator);
  const ofOldAddresses = await checkExampleSite(OLD_ADDRESSES, emulator);
  const ofStaticFiles = await checkExampleSite(STATIC_FILES, emulator);

  return printTotal([ofSite, ofManyProjects, ofOldAddresses, ofStaticFiles]);
});
