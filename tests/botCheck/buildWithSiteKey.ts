import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject } from '../../scripts/support/buildProject';
import { buildStamp, isBuilt, writeStamp } from '../../scripts/support/buildStamp';
import { inProjectCopy } from '../projectCopy';
import { SITE_KEY } from './googleScript';

/** Folders of the copy that the tests need after the build. */
const OUTPUT_FOLDERS = ['public', 'api'];

/**
 * Builds the site with a site key for the bot check in a copy of the project, unless nothing has changed since the last such
 * build.
 * @param environment the settings of the build, with SITE_URL
 * @returns the folder that contains the built `public` and `api`
 * @throws one sentence if the build fails
 */
export async function buildWithSiteKey(
  root: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string> {
  const settings = { ...environment, GATSBY_RECAPTCHA_SITE_KEY: SITE_KEY };
  const cache = join(root, 'node_modules/.cache/bot-check');
  const stamp = buildStamp(root, settings);
  if (isBuilt(cache, stamp)) return cache;
  await inProjectCopy(root, 'bot-check', async (copy) => {
    await buildProject(copy, settings, signal);
    rmSync(cache, { recursive: true, force: true });
    for (const name of OUTPUT_FOLDERS)
      cpSync(join(copy, name), join(cache, name), { recursive: true });
    writeStamp(cache, stamp);
  });
  return cache;
}
