import { test as base, expect } from '@playwright/test';
import { BASE_URL } from '../e2e/support/addresses';
import type { Engine, WindowWithErrors } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export { expect };

const LAUNCH = { firefox, webkit };

/** Options of a project in the configuration. */
export interface EngineOptions {
  launch: { engine: keyof typeof LAUNCH; program: string };
}

type Site = Omit<Engine, 'version' | 'close'> & {
  /** Text of the focused element. */
  focusedText: () => Promise<string | undefined>;
};

/** Returns the XPath of an element with this text. */
export const byText = (element: string, text: string): string =>
  `//${element}[normalize-space()=${JSON.stringify(text)}]`;
/** Returns the XPath of the field with this label. */
export const byLabel = (label: string): string => `//*[@id=${byText('label', label)}/@for]`;

const errorsOf = () => (window as WindowWithErrors).engineErrors ?? [];

/** Whether React has hydrated the page: it adds a property to every element. */
const isHydrated = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

/** Fails if a page has an error. */
export const test = base.extend<{ site: Site }, EngineOptions & { engine: Engine }>({
  launch: [
    { engine: 'firefox', program: 'firefox' },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ launch: { engine: name, program } }, provide) => {
      const engine = await LAUNCH[name](program);
      console.log(`\n== ${engine.version}`);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ engine }, provide) => {
    const errors: string[] = [];
    const collect = async () => void errors.push(...(await engine.read(errorsOf)));
    await provide({
      ...engine,
      async open(path) {
        await collect();
        await engine.open(BASE_URL + path);
        await expect.poll(() => engine.read(isHydrated)).toBe(true);
      },
      focusedText: () => engine.read(() => document.activeElement?.textContent?.trim()),
    });
    await collect();
    expect(errors).toEqual([]);
  },
});
