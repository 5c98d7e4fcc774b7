import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildApi } from '../../api/build';
import { checkContent } from './checkContent';

const RECHECK_MS = 1000;

/**
 * Bundles the function app for `npm run dev`, which must survive a mistake in `content/`. If the content can't be read,
 * prints the mistakes and keeps the last bundle. If there is no bundle, waits until the mistakes are corrected.
 * @throws if the build fails for another reason, or `signal` is aborted
 */
export async function buildDevApi(root: string, signal: AbortSignal): Promise<void> {
  let printed = '';
  while (true) {
    const mistakes = await checkContent(root).catch(({ message }: Error) => message);
    try {
      return await buildApi({ root });
    } catch (error) {
      if (mistakes === undefined) throw error;
      const hasBundle = existsSync(join(root, 'api/dist/main.cjs'));
      const advice = hasBundle
        ? 'Until you correct this and start again, the function uses the content of the last build.'
        : 'The site starts as soon as you correct this.';
      if (mistakes !== printed) console.error(`${mistakes}\n${advice}`);
      if (hasBundle) return;
      printed = mistakes;
    }
    await setTimeout(RECHECK_MS, undefined, { signal });
  }
}
