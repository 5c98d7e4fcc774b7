import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { BASE_URL } from '../e2e/support/addresses';
import { startSession, type Session } from './session';

/** Orca has said all that it has to say when it has been silent for so long, in milliseconds. */
const SILENCE = 1500;

const spoken = (log: string): string[] => {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return [...text.matchAll(/SPEECH OUTPUT: (['"])(.*?)\1(?:\{.*\})?$/gm)].map(
    ([, , said = '']) => said,
  );
};

/** Whether a text holds all these words, one after the other. */
function inOrder(text: string, words: string[]): boolean {
  let from = 0;
  return words.every((each) => {
    const at = text.indexOf(each, from);
    from = at + each.length;
    return at >= 0;
  });
}

/** A visitor who hears the site. */
export interface Reader {
  /** Opens a page and listens until it has been read. */
  open: (path: string, options?: { scripts?: boolean; origin?: string }) => Promise<void>;
  /** Presses keys, each when all has been said. What is heard is what was said since then. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits until these words were said, in this order. */
  hears: (...words: string[]) => Promise<void>;
  /** Sees that none of these words was said. */
  neverHears: (...words: string[]) => void;
  /** How often this was said as a whole. */
  times: (words: string) => number;
}

export const test = base.extend<{ reader: Reader }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern, though this needs no other fixture.
  reader: async ({}, provide, { title }) => {
    let session: Session | undefined;
    let start = 0;
    const all = () => (session ? spoken(session.log) : []);
    const heard = () => all().slice(start);
    const text = () => heard().join(' ').replace(/\s+/g, ' ');
    const silence = async () => {
      for (let before = -1; before !== all().length; await pause(SILENCE)) before = all().length;
    };
    const input = async (...args: string[]) => {
      await silence();
      start = all().length;
      await session?.xdotool(...args);
      await silence();
    };
    await provide({
      async open(path, { scripts, origin = BASE_URL } = {}) {
        session = await startSession(origin + path, { scripts });
        await expect.poll(text, { timeout: 60_000 }).toContain('Page has');
        await silence();
        await session.xdotool('search', '--onlyvisible', '--class', 'firefox', 'windowactivate');
      },
      async press(...keys) {
        for (const key of keys) await input('key', key);
      },
      type: (typed) => input('type', '--delay', '40', typed),
      async hears(...words) {
        await expect
          .poll(() => (inOrder(text(), words) ? words : text()), { timeout: 15_000 })
          .toEqual(words);
      },
      neverHears: (...words) => {
        for (const each of words) expect(text()).not.toContain(each);
      },
      times: (words) => heard().filter((each) => each.trim() === words).length,
    });
    console.log(`\n${title}:\n  ${all().join('\n  ')}`);
    await session?.stop();
  },
});

export { expect };
