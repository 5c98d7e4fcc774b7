/** `npm run test:hosting`: the table of routes against Microsoft's own emulator, with the same build and function. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';
import { localPorts, localSettings } from '../local/localSettings';
import { routeProblems } from '../local/host/routeProblems';
import { runCommand } from '../local/runCommand';
import { mustBeFree, serveFunctions } from '../local/serve';
import { routes } from '../tests/hosting/routes';

const root = join(__dirname, '..');
/** How often the emulator is asked whether it has started, in milliseconds, and how many times. */
const [LOOK, LOOKS] = [500, 240];

async function started(origin: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return;
    await wait(LOOK);
  }
  throw new Error('The emulator has not started.');
}

async function countFailures(origin: string): Promise<number> {
  let failed = 0;
  for (const route of routes) {
    const problems = await routeProblems(origin, route);
    const name = `${route.method ?? 'GET'} ${route.path}`;
    console.log(problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}: ${problems.join('; ')}`);
    if (problems.length > 0) failed += 1;
  }
  return failed;
}

/** Runs the emulator until the signal, and throws where it stops by itself. */
async function emulate(options: Record<string, string>, signal: AbortSignal): Promise<never> {
  const program = join(
    root,
    'tests/hosting/node_modules/@azure/static-web-apps-cli/dist/cli/bin.js',
  );
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const { output } = await runCommand(process.execPath, [program, 'start', ...flags], {
    cwd: join(root, 'tests/hosting'),
    env: process.env,
    signal,
  });
  throw new Error(`${output}\nThe emulator has stopped.`);
}

void command(async (signal) => {
  const { host, port } = localPorts(process.env);
  await mustBeFree(port, host, 'PORT');
  const settings = localSettings(root, process.env);
  await buildProject(root, settings, { signal });
  // Nothing is mailed here, and nothing could be.
  Object.assign(process.env, settings, { SMTP_URL: 'smtp://127.0.0.1:1' });

  const stop = new AbortController();
  const folder = join(root, 'public');
  const options = {
    'output-location': folder,
    // Its rules are silently left out where it is not told where they are.
    'swa-config-location': folder,
    'api-devserver-url': `http://127.0.0.1:${await serveFunctions(root)}`,
    host,
    port: String(port),
  };
  const emulator = emulate(options, AbortSignal.any([signal, stop.signal]));
  try {
    const origin = `http://${host}:${port}`;
    const failed = await Promise.race([
      emulator,
      started(origin).then(() => countFailures(origin)),
    ]);
    const all = `All ${routes.length} routes are as they should be.`;
    console.log(failed === 0 ? all : `${failed} routes failed.`);
    return failed === 0 ? 0 : 1;
  } finally {
    stop.abort();
    await emulator.catch(() => undefined);
  }
});
