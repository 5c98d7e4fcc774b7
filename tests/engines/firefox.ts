import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../local/runCommand';
import { bidi } from './bidi';
import type { Engine, EngineKind } from './engine';
import { programOf, start } from './programs';

type Evaluated =
  | { type: 'success'; result: { value?: unknown } }
  | { type: 'exception'; exceptionDetails: { text: string } };

const USUAL = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

async function connect(url: string, stop: () => Promise<void>): Promise<Engine> {
  const { send, close } = await bidi(`${url}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const answer = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    async perform(input) {
      await send('input.performActions', { context, actions: [input] });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      close();
      await stop();
    },
  };
}

async function launch(program: string, signal: AbortSignal): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'heddle-firefox-'));
  const stopping = new AbortController();
  const starting = start(
    program,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'],
    {
      // As root, Firefox refuses a home that is somebody else's.
      env: { HOME: home },
      sign: /WebDriver BiDi listening on (ws:\S+)/,
      signal: AbortSignal.any([signal, stopping.signal]),
    },
  );
  const stop = async () => {
    stopping.abort();
    await starting.then((firefox) => firefox.stop()).catch(() => undefined);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await connect((await starting).said, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const firefox: EngineKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  absent:
    'Firefox is not installed here: install it (on Debian the package firefox-esr), or name its program in FIREFOX_PATH.',
  async find(signal) {
    const named = process.env.FIREFOX_PATH;
    const program = programOf(...(named ? [named] : USUAL));
    if (!program) return undefined;
    // Ubuntu has a program of this name that only says where to get Firefox.
    const options = { cwd: '/', env: process.env, signal };
    const { output } = await runCommand(program, ['--version'], options).catch(() => ({
      output: '',
    }));
    return /Mozilla Firefox/.test(output) ? (stop) => launch(program, stop) : undefined;
  },
};
