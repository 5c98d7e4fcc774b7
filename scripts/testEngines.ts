/** `npm run test:engines`: journeys through the site in Firefox and WebKit, where this machine has them. */
import { join } from 'node:path';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';
import { localSettings } from '../local/localSettings';
import { BUILT_FOR } from '../tests/e2e/addresses';
import type { EngineKind, Launch } from '../tests/engines/engine';
import { firefox } from '../tests/engines/firefox';
import { serve } from '../tests/engines/host';
import { install } from '../tests/engines/programs';
import { travel } from '../tests/engines/travel';
import { webkit } from '../tests/engines/webkit';

const root = join(__dirname, '..');

/** What launches an engine, which is installed first where it is missing and may be. */
async function find(kind: EngineKind, signal: AbortSignal): Promise<Launch | undefined> {
  const found = await kind.find(signal);
  if (found) return found;
  await install(kind.packages, signal);
  return kind.find(signal);
}

void command(async (signal) => {
  const there: [name: string, launch: Launch][] = [];
  const absent: string[] = [];
  for (const kind of [firefox, webkit]) {
    const launch = await find(kind, signal);
    if (launch) there.push([kind.name, launch]);
    else {
      console.log(kind.absent);
      absent.push(kind.name);
    }
  }

  const results: boolean[] = [];
  if (there.length > 0) {
    const settings = localSettings(root, { ...process.env, SITE_URL: BUILT_FOR });
    await buildProject(root, settings, { signal });
    // The function runs in this process. Every engine sends from the same address.
    Object.assign(process.env, settings, { THROTTLE_MAX: '0', THROTTLE_INSTANCE_MAX: '0' });
    const host = await serve(root);
    for (const [name, launch] of there) results.push(...(await travel(name, launch, host, signal)));
  }

  const failed = results.filter((passed) => !passed).length;
  const without = absent.length > 0 ? `; not there: ${absent.join(', ')}` : '';
  console.log(`\n${results.length - failed} passed, ${failed} failed${without}`);
  return failed === 0 ? 0 : 1;
});
