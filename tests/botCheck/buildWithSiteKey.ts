import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject } from '../../local/buildProject';
import { buildStamp, isBuilt, keepStamp } from '../../local/buildStamp';
import { inProjectCopy } from '../projectCopy';

/** What is kept of a build. */
const KEPT = ['public', 'api'];

/**
 * Builds the site once more, in a copy, with a site key of the bot check. Where nothing has changed, the last such build
 * is used again.
 * @param environment the settings of the build, with SITE_URL and the key
 * @returns the folder that holds `public` and `api`
 * @throws with one sentence where the build fails
 */
export async function buildWithSiteKey(
  root: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string> {
  const kept = join(root, 'node_modules/.cache/bot-check');
  const stamp = buildStamp(root, environment);
  if (isBuilt(kept, stamp)) return kept;
  await inProjectCopy(root, 'bot-check', async (copy) => {
    await buildProject(copy, environment, signal);
    rmSync(kept, { recursive: true, force: true });
    for (const name of KEPT) cpSync(join(copy, name), join(kept, name), { recursive: true });
    keepStamp(kept, stamp);
  });
  return kept;
}
