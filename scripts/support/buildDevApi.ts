import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildApi } from '../../api/build';
import { checkWords } from './buildProject';

/** How often the words are looked at while there is nothing to go on with, in milliseconds. */
const LOOK = 1000;

/**
 * Bundles the function app for `npm run dev`, which a mistake in the words must not end. Where the words of the function
 * cannot be read, it says so as the content check does and leaves the last bundle in its place, which has the last good
 * words. Where there is none, as after a first download, it waits until the mistake is mended.
 * @throws where the bundle cannot be built for any other reason, or `signal` is aborted while it waits
 */
export async function buildDevApi(root: string, signal: AbortSignal): Promise<void> {
  for (let told = ''; ; await setTimeout(LOOK, undefined, { signal })) {
    const faults = await checkWords(root).catch(({ message }: Error) => message);
    try {
      return await buildApi({ root });
    } catch (error) {
      if (faults === undefined) throw error;
      const built = existsSync(join(root, 'api/dist/main.cjs'));
      const next = built
        ? 'Until you mend this and start again, the form is answered in the words of the last build.'
        : 'The site starts as soon as this is mended.';
      if (faults !== told) console.error(`${faults}\n${next}`);
      if (built) return;
      told = faults;
    }
  }
}
