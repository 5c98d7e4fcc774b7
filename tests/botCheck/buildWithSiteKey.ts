import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildProject } from '../../local/buildProject';
import { buildStamp, isBuilt, keepStamp } from '../../local/buildStamp';

/** What a build does not need a copy of. Gatsby's cache and the site that is there are copied: they halve the time. */
const NOT_COPIED = /^(\.git|node_modules|reports|test-results|playwright-report|coverage)$/;

/** What is kept of a build. */
const KEPT = ['public', 'api'];

/**
 * Builds the site once more with a site key of the bot check. Gatsby builds into its project's own folder only, so this
 * happens in a copy, and `npm start` and the other tests keep the build without a key. Where nothing has changed, the
 * last such build is used again.
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

  // Not beside what is kept: Gatsby takes no source files from a folder within node_modules.
  const copy = mkdtempSync(join(tmpdir(), 'bot-check-'));
  try {
    cpSync(root, copy, {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(relative(root, source)),
    });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    await buildProject(copy, environment, { signal });
    rmSync(kept, { recursive: true, force: true });
    for (const name of KEPT) cpSync(join(copy, name), join(kept, name), { recursive: true });
    keepStamp(kept, stamp);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return kept;
}
