import { test as base, expect } from '@playwright/test';
import { BASE_URL } from '../e2e/support/addresses';
import { isHydrated } from '../e2e/support/test';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export { expect };

const LAUNCHERS = { firefox, webkit };
export type EngineOptions = { launch: { name: keyof typeof LAUNCHERS; path: string } };

type Site = Omit<Engine, 'version' | 'close'> & {
  poll: (run: () => unknown) => ReturnType<typeof expect.poll>;
};

/** Returns the XPath of the elements at `path`, such as `main//button`, with this text. */
export const byText = (path: string, text: string): string =>
  `//${path}[normalize-space()=${JSON.stringify(text)}]`;
export const byLabel = (label: string): string => `//*[@id=${byText('label', label)}/@for]`;
export const readFocusedText = () => document.activeElement?.textContent?.trim();

/** Playwright's `test` with the site in an engine. A test also fails if a page has an error. */
export const test = base.extend<{ site: Site }, EngineOptions & { engine: Engine }>({
  launch: [
    { name: 'firefox', path: 'firefox' },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ launch: { name, path } }, provide) => {
      const engine = await LAUNCHERS[name](path);
      console.log(`\n== ${engine.version}`);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ engine }, provide) => {
    const errors: string[] = [];
    const collectErrors = async () =>
      void errors.push(...(await engine.evaluate(() => window.pageErrors ?? [])));
    await provide({
      ...engine,
      async open(path) {
        // The window loses its errors when it opens another page.
        await collectErrors();
        await engine.open(BASE_URL + path);
        await this.poll(isHydrated).toBe(true);
      },
      poll: (run) => expect.poll(() => engine.evaluate(run)),
    });
    await collectErrors();
    expect(errors).toEqual([]);
  },
});
