import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildApi } from '../../api/build';
import { formatProblems, isError } from '../../src/content/check/problem';
import { preloadedFonts } from '../../src/gatsby/fonts/preloadedFonts';
import { contentProblems } from '../../src/gatsby/nodes/contentProblems';
import { runCommand } from './runCommand';

const INPUT_FOLDERS = ['api', 'content', 'src', 'static'];
const INPUT_FILES = /^(package|package-lock|tsconfig)\.json$|^gatsby-[a-z]+\.tsx?$/;
const isInput = (name: string) => INPUT_FOLDERS.includes(name) || INPUT_FILES.test(name);
const WRITTEN_BY_BUILDS = ['dist', 'gatsby-types.d.ts', 'brand.css', 'fonts.css'];
const IGNORED = [...WRITTEN_BY_BUILDS, 'node_modules', '.DS_Store', 'local.settings.json'];
const SETTINGS = ['SITE_URL', 'HSTS_INCLUDE_SUBDOMAINS', 'ADMIN_REPOSITORY', 'ADMIN_BRANCH'];
// Gatsby's telemetry does not change what it builds.
const isSetting = (name: string) =>
  SETTINGS.includes(name) || (name.startsWith('GATSBY_') && name !== 'GATSBY_TELEMETRY_DISABLED');

/** In Gatsby's cache folder, so that deleting the cache causes a new build. */
const STAMP_FILE = '.cache/build-stamp';
const OUTPUTS = ['public/index.html', 'public/staticwebapp.config.json', 'api/dist/main.cjs'];

function listInputFiles(root: string, path: string): string[] {
  if (IGNORED.includes(basename(path)) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((child) => listInputFiles(root, `${path}/${child}`));
}

/** Returns a hash of all files and settings that a build reads. */
export function buildStamp(root: string, environment: NodeJS.ProcessEnv): string {
  const names = readdirSync(root).filter(isInput);
  const files = names.flatMap((name) => listInputFiles(root, name)).sort();
  const contents = files.map((name) => [name, readFileSync(join(root, name), 'base64')]);
  const settings = Object.entries(environment).filter(([name]) => isSetting(name));
  const inputs = JSON.stringify([contents, settings.sort()]);
  return createHash('sha256').update(inputs).digest('hex');
}

export const isBuilt = (root: string, stamp: string): boolean =>
  [...OUTPUTS, STAMP_FILE].every((name) => existsSync(join(root, name))) &&
  readFileSync(join(root, STAMP_FILE), 'utf8') === stamp;

/** Makes the next `buildProject` build. Called before a build, because the build may stop half-way. */
export const deleteStamp = (root: string): void => rmSync(join(root, STAMP_FILE), { force: true });

/** Prints the warnings about the content. @throws an error with all mistakes and warnings if there is a mistake */
export async function checkContent(root: string, format?: 'github'): Promise<void> {
  const problems = await contentProblems(join(root, 'content'));
  if (problems.some(isError)) throw new Error(formatProblems(problems, format));
  if (problems.length > 0) console.warn(formatProblems(problems, format));
}

/** Prints the mistakes in `content/` and bundles the function app. If a mistake prevents that, keeps an earlier bundle. */
export async function buildDevApi(root: string): Promise<void> {
  const mistakes = await checkContent(root).catch(({ message }: Error) => message);
  if (mistakes !== undefined) console.error(mistakes);
  await buildApi({ root }).catch((error: unknown) => {
    if (mistakes === undefined || !existsSync(join(root, 'api/dist/main.cjs'))) throw error;
    console.error('Correct this and start again. The function uses the content of the last build.');
  });
}

function printFontBytes(publicFolder: string): void {
  const sizes = preloadedFonts(publicFolder).map((url) => statSync(join(publicFolder, url)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`Every page loads ${Math.round(bytes / 1000)} kB of fonts.`);
  // Above 80 kB, visitors notice that the text appears late.
  if (bytes > 80_000)
    console.warn('That is more than 80 kB. Choose other typefaces in content/brand.md.');
}

/** With CI, Gatsby prints plain lines instead of a progress display that would overwrite our lines. */
export const GATSBY_SETTINGS = { CI: '1', GATSBY_TELEMETRY_DISABLED: '1', CONTENT_IS_CHECKED: '1' };

/** Builds the function app and the site if a file or a setting has changed. @throws an error if that fails */
export async function buildProject(root: string, env: NodeJS.ProcessEnv, signal?: AbortSignal) {
  const publicFolder = join(root, 'public');
  const stamp = buildStamp(root, env);
  if (isBuilt(root, stamp)) return console.log('Nothing has changed since the last build.');
  // The check names every mistake in the content; buildApi would name only the first.
  await checkContent(root);
  deleteStamp(root);
  const started = Date.now();
  console.log('Building the function…');
  await buildApi({ root });
  console.log('Building the site… (the first time takes a minute or two)');
  // While public/ exists, Gatsby reuses pages of earlier builds, even if src/art, src/gatsby or the table of pages has changed.
  rmSync(publicFolder, { recursive: true, force: true });
  const gatsbyEnv = { ...env, ...GATSBY_SETTINGS, NO_COLOR: '1' };
  const args = [join(root, 'node_modules/gatsby/cli.js'), 'build'];
  const options = { cwd: root, env: gatsbyEnv, signal };
  const { code, output } = await runCommand(process.execPath, args, options);
  if (code !== 0) {
    console.error(output);
    throw new Error('The site could not be built. The reason is above.');
  }
  writeFileSync(join(root, STAMP_FILE), stamp);
  printFontBytes(publicFolder);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
