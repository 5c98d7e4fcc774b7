import { test as base, type ConsoleMessage } from '@playwright/test';

/** Browsers report for themselves what a test has kept from loading. */
const REPORTED = /Failed to load resource/;

/**
 * Every test of the bot check also holds that the page's policy stops nothing of what it does, and that the console
 * has no error in it.
 * @returns to the test every line of the console, as `type: text`
 */
export const test = base.extend<{ lines: string[] }>({
  lines: [
    async ({ context }, run) => {
      const lines: string[] = [];
      const note = (line: ConsoleMessage) => {
        if (!REPORTED.test(line.text())) lines.push(`${line.type()}: ${line.text()}`);
      };
      context.on('console', note);
      context.on('weberror', (error) => lines.push(`error: ${String(error.error())}`));
      await run(lines);
      expect(lines.filter((line) => line.startsWith('error:'))).toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
