import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { BASE_URL } from '../e2e/support/addresses';
import { startSession, type Browser } from './session';

/** Orca has said all that it has to say when it has noted nothing for so long, in milliseconds. */
const QUIET = 1000;

/** What the windows of the browsers call themselves. */
const WINDOW = 'firefox|chrom';

/** How long a busy machine may take to open a page, and to answer a key, in milliseconds. */
const [OPEN, ANSWER] = [90_000, 30_000];

/** Whether a text holds all these words, one after the other. */
function inOrder(text: string, words: string[]): boolean {
  let from = 0;
  return words.every((each) => {
    const at = text.indexOf(each, from);
    from = at + each.length;
    return at >= 0;
  });
}

/** A soft hyphen is silent. */
const oneLine = (text: string) => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ');

/** The browser, which each project of the configuration names. */
export interface BrowserOption {
  program: Browser;
}

/** Lets a visitor hear a page in a browser. */
function listenIn(program: Browser) {
  let session: Awaited<ReturnType<typeof startSession>> | undefined;
  let start = 0;
  const log = () => (session && existsSync(session.log) ? readFileSync(session.log, 'utf8') : '');
  const all = () =>
    [...log().matchAll(/SPEECH OUTPUT: (['"])(.*?)\1(?:\{.*\})?$/gm)].map(
      ([, , said = '']) => said,
    );
  const text = () => oneLine(all().slice(start).join(' '));
  const noted = () => log().length;
  const quiet = async () => {
    for (let before = -1; before !== noted(); await pause(QUIET)) before = noted();
  };
  const input = async (...args: string[]) => {
    start = all().length;
    const before = noted();
    await session?.xdotool(...args);
    await expect.poll(noted, { timeout: ANSWER }).toBeGreaterThan(before);
    await quiet();
  };
  return {
    all,
    stop: async () => session?.stop(),
    /** Opens a page and listens until it has been read. */
    async open(path: string, { scripts = true, origin = BASE_URL } = {}) {
      session = await startSession(program, origin + path, scripts);
      await expect.poll(text, { timeout: OPEN }).toContain('Page has');
      await session.xdotool('search', '--onlyvisible', '--class', WINDOW, 'windowactivate');
      await quiet();
    },
    /** Presses keys, each when all has been said. What is heard is what was said since the last. */
    async press(...keys: string[]) {
      for (const key of keys) await input('key', key);
    },
    type: (typed: string) => input('type', '--delay', '40', typed),
    /** Waits until these words were said, in this order. */
    async hears(...words: string[]) {
      const wanted = words.map(oneLine);
      const heard = () => (inOrder(text(), wanted) ? wanted : text());
      await expect.poll(heard, { timeout: ANSWER }).toEqual(wanted);
    },
    neverHears: (words: string) => expect(text()).not.toContain(words),
    /** How often these words were said. */
    times: (words: string) => text().split(oneLine(words)).length - 1,
  };
}

/** A visitor who hears the site. */
export type Reader = ReturnType<typeof listenIn>;

export const test = base.extend<BrowserOption & { reader: Reader }>({
  program: ['firefox', { option: true }],
  reader: async ({ program }, provide, { title }) => {
    const reader = listenIn(program);
    await provide(reader);
    console.log(`\n${title} (${program}):\n  ${reader.all().join(' | ')}`);
    await reader.stop();
  },
});
