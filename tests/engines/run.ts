/** `npm run test:engines`: journeys through the site in Firefox and WebKit, where this machine has them. */
import { join } from 'node:path';
import { buildProject } from '../../local/buildProject';
import { command } from '../../local/command';
import { localSettings } from '../../local/localSettings';
import type { Engine, EngineKind } from './engine';
import { firefox } from './firefox';
import { serve, type Host } from './host';
import { carousel } from './journeys/carousel';
import { drawer } from './journeys/drawer';
import { fit } from './journeys/fit';
import { emptyForm, sentForm } from './journeys/form';
import { pageChange } from './journeys/pageChange';
import { pages } from './journeys/pages';
import { Page } from './page';
import { install } from './programs';
import { webkit } from './webkit';

const ENGINES = [firefox, webkit];
const JOURNEYS = [pages, drawer, emptyForm, sentForm, carousel, pageChange, fit];

const root = join(__dirname, '../..');
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What launches an engine, which is installed first where it is missing and may be. */
async function find(kind: EngineKind, signal: AbortSignal) {
  const found = await kind.find(signal);
  if (found) return found;
  await install(kind.packages, signal);
  return kind.find(signal);
}

/** The result of every journey, in one window. */
async function travel(engine: Engine, host: Host, signal: AbortSignal): Promise<boolean[]> {
  const results: boolean[] = [];
  console.log(`\n== ${engine.version}`);
  for (const { name, run } of JOURNEYS) {
    signal.throwIfAborted();
    const problem = await run(new Page(engine, host.origin), host).then(() => '', reason);
    const problems = [problem, ...host.errors()].filter(Boolean);
    console.log(
      [`${problems.length === 0 ? 'ok   ' : 'FAIL '} ${name}`, ...problems].join('\n      '),
    );
    results.push(problems.length === 0);
  }
  return results;
}

void command(async (signal) => {
  const there: { name: string; launch: NonNullable<Awaited<ReturnType<typeof find>>> }[] = [];
  const absent: string[] = [];
  for (const kind of ENGINES) {
    const launch = await find(kind, signal);
    if (launch) there.push({ name: kind.name, launch });
    else {
      console.log(kind.absent);
      absent.push(kind.name);
    }
  }

  const results: boolean[] = [];
  if (there.length > 0) {
    // The address of `npm start`, so that both use one build.
    const environment = { ...process.env, SITE_URL: 'http://localhost:4280' };
    const settings = localSettings(root, environment);
    await buildProject(root, settings, { signal });
    Object.assign(process.env, settings, { THROTTLE_MAX: '0', THROTTLE_INSTANCE_MAX: '0' });
    const host = await serve(root);
    for (const { name, launch } of there) {
      try {
        const engine = await launch(signal);
        results.push(...(await travel(engine, host, signal).finally(() => engine.close())));
      } catch (error) {
        signal.throwIfAborted();
        console.log(`FAIL  ${name} can't be used: ${reason(error)}`);
        results.push(false);
      }
    }
  }

  const failed = results.filter((passed) => !passed).length;
  const without = absent.length > 0 ? `; not there: ${absent.join(', ')}` : '';
  console.log(`\n${results.length - failed} passed, ${failed} failed${without}`);
  return failed === 0 ? 0 : 1;
});
