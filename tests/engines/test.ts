import { test as base, expect } from '@playwright/test';
import { BASE_URL } from '../e2e/support/addresses';
import type { Engine, Recorded } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export { expect };

const LAUNCH = { firefox, webkit };

/** What a project of the configuration says: which engine, and where its program is. */
export interface EngineOptions {
  launch: { engine: keyof typeof LAUNCH; program: string };
}

/** A page of the site in the engine. */
type Site = Omit<Engine, 'version' | 'close'> & {
  /** What is written on the element that has the focus. */
  focusOf: () => Promise<string | undefined>;
};

/** Elements by what is written on them, and fields by their labels. */
export const called = (element: string, text: string): string =>
  `//${element}[normalize-space()=${JSON.stringify(text)}]`;
export const field = (label: string): string => `//*[@id=${called('label', label)}/@for]`;

const errorsOf = () => (window as Recorded).engineErrors ?? [];

/** React leaves its mark on every element that it has taken over. */
const isScripted = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

/** Every journey also holds that no page has an error. */
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
        await expect.poll(() => engine.read(isScripted)).toBe(true);
      },
      focusOf: () => engine.read(() => document.activeElement?.textContent?.trim()),
    });
    await collect();
    expect(errors).toEqual([]);
  },
});
