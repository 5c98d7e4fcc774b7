import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { withoutSoftHyphens } from '../../src/content/read/markdown';
import { BASE_URL } from '../e2e/support/addresses';
import { startSession, type Browser } from './session';

/** Orca has said everything if its log has not grown for this long. */
const QUIET_MS = 1000;

/**
 * Longest times until Orca reacts to an opened page, and to keys, on a busy
 * machine.
 */
const OPEN_TIMEOUT_MS = 90_000;
const KEY_TIMEOUT_MS = 30_000;

/** Time between two typed letters. It is enough on a busy machine. */
const TYPING_DELAY_MS = '40';

/** Whether a text has all words, each after the end of the previous one. */
function containsInOrder(text: string, words: string[]): boolean {
  let end = 0;

  return words.every((word) => {
    const start = text.indexOf(word, end);

    end = start + word.length;

    return start >= 0;
  });
}

const normalise = (text: string) =>
  withoutSoftHyphens(text).replace(/\s+/g, ' ');

export type BrowserOption = { readerBrowser: Browser };

/**
 * Controls a browser and the screen reader Orca. The checks look only at its
 * words since the last key or typed text.
 */
function createReader(readerBrowser: Browser) {
  let session: Awaited<ReturnType<typeof startSession>> | undefined;
  let textCountBeforeKey = 0;
  const readLog = () =>
    session && existsSync(session.logFile)
      ? readFileSync(session.logFile, 'utf8')
      : '';

  /**
   * Returns the texts of lines such as `SPEECH OUTPUT: 'Menu button'`. The
   * quotes may be double, and `{…}` may follow.
   */
  const spoken = () =>
    [...readLog().matchAll(/SPEECH OUTPUT: (['"])(.*?)\1(?:\{.*\})?$/gm)].map(
      ([, , text = '']) => text,
    );
  const textSinceKey = () =>
    normalise(spoken().slice(textCountBeforeKey).join(' '));
  const logLength = () => readLog().length;

  const waitForQuiet = async () => {
    let lengthBefore: number;

    do {
      lengthBefore = logLength();
      await pause(QUIET_MS);
    } while (logLength() > lengthBefore);
  };

  const input = async (...args: string[]) => {
    textCountBeforeKey = spoken().length;
    const lengthBefore = logLength();

    await session?.xdotool(...args);
    await expect
      .poll(logLength, { timeout: KEY_TIMEOUT_MS })
      .toBeGreaterThan(lengthBefore);
    await waitForQuiet();
  };

  return {
    spoken,
    stop: async () => session?.stop(),
    async open(path: string, { scripts = true, origin = BASE_URL } = {}) {
      session = await startSession(readerBrowser, origin + path, scripts);
      // Orca begins with a summary, such as `Page has 4 headings`.
      await expect
        .poll(textSinceKey, { timeout: OPEN_TIMEOUT_MS })
        .toContain('Page has');
      const findWindow = [
        'search',
        '--onlyvisible',
        '--class',
        'firefox|chrom',
      ];

      // Keys go to the active window.
      await session.xdotool(...findWindow, 'windowactivate');
      await waitForQuiet();
    },
    async press(...keys: string[]) {
      for (const key of keys) await input('key', key);
    },
    type: (typed: string) => input('type', '--delay', TYPING_DELAY_MS, typed),
    async hears(...words: string[]) {
      const expected = words.map(normalise);
      // If the words are not heard, returns the whole text, so that the failure
      // shows it.
      const heard = () =>
        containsInOrder(textSinceKey(), expected) ? expected : textSinceKey();

      await expect.poll(heard, { timeout: KEY_TIMEOUT_MS }).toEqual(expected);
    },
    hasNotHeard: (words: string) =>
      expect(textSinceKey()).not.toContain(normalise(words)),
    countOf: (words: string) =>
      textSinceKey().split(normalise(words)).length - 1,
  };
}

export type Reader = ReturnType<typeof createReader>;

export const test = base.extend<BrowserOption & { reader: Reader }>({
  readerBrowser: ['firefox', { option: true }],
  reader: async ({ readerBrowser }, provide, { title }) => {
    const reader = createReader(readerBrowser);

    await provide(reader);
    console.log(
      `\n${title} (${readerBrowser}):\n  ${reader.spoken().join(' | ')}`,
    );
    await reader.stop();
  },
});
