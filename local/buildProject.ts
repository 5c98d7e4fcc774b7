import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi } from '../api/build';
import { formatProblems, isError } from '../src/content/check/problem';
import { contentProblems } from '../src/gatsby/nodes/contentProblems';
import { buildStamp, forgetStamp, isBuilt, keepStamp } from './buildStamp';
import { runCommand } from './runCommand';

/** Gatsby's steps that take long enough to be worth a line. */
const STEP = /^success (.+) - ([\d.]+)s/gm;
const WORTH_A_LINE = 2;

/**
 * Checks the words of the site. Warnings alone are printed.
 * @param form `github` adds the lines that GitHub Actions turn into remarks on a pull request
 * @throws with a line for each mistake and warning, where there is a mistake
 */
export async function checkWords(root: string, form?: 'github'): Promise<undefined> {
  const problems = await contentProblems(join(root, 'content'));
  if (problems.some(isError)) throw new Error(formatProblems(problems, form));
  if (problems.length > 0) console.warn(formatProblems(problems, form));
}

async function buildSite(root: string, environment: NodeJS.ProcessEnv, signal?: AbortSignal) {
  const gatsby = join(root, 'node_modules/gatsby/cli.js');
  const { code, output } = await runCommand(process.execPath, [gatsby, 'build'], {
    cwd: root,
    env: { ...environment, GATSBY_TELEMETRY_DISABLED: '1', CI: '1', NO_COLOR: '1' },
    signal,
    onOutput: (text) => {
      for (const [, step, seconds] of text.matchAll(STEP))
        if (Number(seconds) >= WORTH_A_LINE) console.log(`  ${step} (${seconds} s)`);
    },
  });
  if (code !== 0) {
    console.error(output);
    throw new Error('The site could not be built. The reason is above.');
  }
}

/** Fonts of more bytes keep visitors waiting for their text. */
const MOST_FONT_BYTES = 80_000;

function printFontBytes(root: string): void {
  const folder = join(root, 'public/fonts');
  const bytes = readdirSync(folder)
    .filter((name) => name.includes('-base-'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  console.log(`Every page loads ${Math.round(bytes / 1000)} kB of fonts.`);
  if (bytes > MOST_FONT_BYTES)
    console.warn('That is more than 80 kB: choose other typefaces in content/brand.md.');
}

/**
 * Builds the function app and the site, unless the last build was made from exactly the same. The words are checked
 * before both: the function's build reads a few of them, and would say less about a mistake, and only about the first.
 * @param environment the settings of the build, with SITE_URL
 * @throws with a line for each mistake in the words; with one sentence where a build fails, and what the builder said
 * has been printed then
 */
export async function buildProject(
  root: string,
  environment: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<void> {
  const stamp = buildStamp(root, environment);
  if (isBuilt(root, stamp)) {
    console.log('Nothing has changed since the last build.');
    return;
  }
  await checkWords(root);
  forgetStamp(root);
  const started = Date.now();
  console.log('Building the function…');
  await buildApi({ root });
  console.log('Building the site… (the first time takes a minute or two)');
  await buildSite(root, environment, signal);
  keepStamp(root, stamp);
  printFontBytes(root);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
