import { join } from 'node:path';
import type { RouteCase } from '../../scripts/support/liveSite/routeCases';
import { startProgram } from '../../scripts/support/programs';
import { routeCheck } from '../../scripts/support/liveSite/routeCheck';
import { runChecks } from '../../scripts/support/liveSite/runChecks';
import type { Counts } from '../counts';

const EMULATOR =
  'tests/hosting/node_modules/@azure/static-web-apps-cli/dist/cli/bin.js';

export interface Emulator {
  /** Folder of the project. */
  root: string;

  /** Where the emulator listens. */
  host: string;
  port: number;

  /** Port at which the functions listen. */
  functionsPort: number;
  signal: AbortSignal;
}

/**
 * Checks a folder in Microsoft's emulator. Leaves out cases in which the
 * emulator differs from Azure.
 */
export async function checkInEmulator(
  cases: readonly RouteCase[],
  options: Emulator & { publicFolder: string },
): Promise<Counts> {
  const { root, publicFolder, host, port, functionsPort, signal } = options;

  const values = {
    'output-location': publicFolder,
    // Without this option, the emulator silently ignores
    // staticwebapp.config.json.
    'swa-config-location': publicFolder,
    'api-devserver-url': `http://127.0.0.1:${functionsPort}`,
    host,
    port: String(port),
  };
  const flags = Object.entries(values).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  const args = [join(root, EMULATOR), 'start', ...flags];

  const { stop } = await startProgram(
    process.execPath,
    args,
    /emulator started/,
    signal,
  );

  const checks = cases
    .filter(({ notInEmulator }) => !notInEmulator)
    .map((routeCase) => ({
      ...routeCase,
      path: routeCase.pathInEmulator ?? routeCase.path,
    }))
    .map(routeCheck);
  const failed = await runChecks(checks, `http://${host}:${port}`);

  await stop();

  const failures = Object.entries(failed).map(([title, problems]) => ({
    place: 'tests/hosting',
    title,
    reason: problems.join('\n'),
  }));

  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    failures,
  };
}
