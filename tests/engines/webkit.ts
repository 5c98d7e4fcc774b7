import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, portOf } from '../../local/ports';
import { runCommand } from '../../local/runCommand';
import { findDisplay, type Display } from './display';
import type { Engine, EngineKind } from './engine';
import { programOf } from './programs';
import { until } from './until';
import { webdriver } from './webdriver';

const LOOPBACK = '127.0.0.1';

/** The buttons of its window are else wider than a phone. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; }\n';

/** A port that nobody listens on: the driver does not say which one it has taken. */
async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0, LOOPBACK);
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the driver with a folder for its settings. */
async function startDriver(program: string, display: Display, signal: AbortSignal) {
  const home = mkdtempSync(join(tmpdir(), 'heddle-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const port = await freePort();
  const stopping = new AbortController();
  const running = runCommand(program, [`--port=${port}`], {
    cwd: '/',
    env: { ...process.env, ...display.env, XDG_CONFIG_HOME: home },
    signal: AbortSignal.any([signal, stopping.signal]),
  });
  const stop = async () => {
    stopping.abort();
    await running.catch(() => undefined);
    await display.stop().catch(() => undefined);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  // Whoever waits for the driver hears that it has ended by itself.
  const ended = running.then(({ output }) => Promise.reject(new Error(output)));
  return { url: `http://${LOOPBACK}:${port}`, stop, ended };
}

async function launch(program: string, display: Display, signal: AbortSignal): Promise<Engine> {
  const { url, stop, ended } = await startDriver(program, display, signal);
  const ready = until('WebKitWebDriver answers', () => webdriver<object>('GET', `${url}/status`));
  try {
    await Promise.race([ended, ready]);
    const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
    const { sessionId, capabilities } = await webdriver<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', `${url}/session`, { capabilities: { alwaysMatch: options } });
    const session = `${url}/session/${sessionId}`;
    const post = (path: string, body: object) =>
      webdriver<unknown>('POST', `${session}/${path}`, body);
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (address) => void (await post('url', { url: address })),
      evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
      perform: async (input) => void (await post('actions', { actions: [input] })),
      back: async () => void (await post('back', {})),
      resize: async (width, height) => void (await post('window/rect', { width, height })),
      async close() {
        await webdriver('DELETE', session).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** WebKit, the engine of Safari, as Linux has it, by classic WebDriver. */
export const webkit: EngineKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  absent:
    'WebKit is not installed here: it needs Linux, WebKitWebDriver (on Debian the package webkit2gtk-driver) and a display (the package xvfb).',
  find() {
    const program = programOf('WebKitWebDriver');
    const show = findDisplay();
    return Promise.resolve(
      program && show ? async (signal) => launch(program, await show(signal), signal) : undefined,
    );
  },
};
