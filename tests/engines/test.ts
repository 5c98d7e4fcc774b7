import { test as base, expect } from '@playwright/test';
import { BASE_URL } from '../e2e/support/addresses';
import { isHydrated } from '../e2e/support/test';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

export { expect };

const LAUNCHERS = { firefox: startFirefox, webkit: startWebkit };

export type EngineOptions = {
  program: { name: keyof typeof LAUNCHERS; path: string };
};

type Site = Omit<Engine, 'version' | 'close'> & {
  /** Like `expect.poll`, but `run` runs in the page. */
  poll: (run: () => unknown) => ReturnType<typeof expect.poll>;
};

/**
 * Returns the XPath of the elements at `xpath`, such as `main//button`, whose
 * whole text is `text`.
 */
export const byText = (xpath: string, text: string): string =>
  `//${xpath}[normalize-space()="${text}"]`;

/** Returns the XPath of the field with a label. */
export const byLabel = (label: string): string =>
  `//*[@id=${byText('label', label)}/@for]`;

/** Runs in the page. */
export const readFocusedText = () =>
  document.activeElement?.textContent?.trim();

/**
 * Playwright's `test` with the site in an engine. A test also fails if a page
 * has an error.
 */
export const test = base.extend<
  { site: Site },
  EngineOptions & { engine: Engine }
>({
  program: [
    // Playwright needs a default; playwright.config.ts replaces it.
    { name: 'firefox', path: 'firefox' },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ program: { name, path } }, provide) => {
      const engine = await LAUNCHERS[name](path);

      console.log(`\n== ${engine.version}`);
      await provide(engine);
      await engine.close();
    },
    // The start of the engine has its own timeout, in ms. Otherwise it would
    // count as time of the first test.
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ engine }, provide) => {
    const errors: string[] = [];
    const readErrors = () => engine.evaluate(() => window.pageErrors ?? []);

    await provide({
      ...engine,
      async open(path) {
        // The window loses `pageErrors` when it opens another page, so read
        // them first.
        errors.push(...(await readErrors()));
        await engine.open(BASE_URL + path);
        await this.poll(isHydrated).toBe(true);
      },
      poll: (run) => expect.poll(() => engine.evaluate(run)),
    });
    errors.push(...(await readErrors()));
    expect(errors).toEqual([]);
  },
});
