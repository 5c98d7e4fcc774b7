import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { buildApi } from '../../api/build';
import { formatProblems, isError } from '../../src/content/check/problem';
import { contentProblems } from '../../src/gatsby/check/contentProblems';
import { preloadedFonts } from '../../src/gatsby/fonts/preloadedFonts';
import { runCommand } from './runCommand';

const INPUT_FOLDERS = ['api', 'content', 'shared', 'src', 'static'];

/**
 * Files in the root of the project, such as `package.json` and
 * `gatsby-ssr.tsx`.
 */
const INPUT_FILES =
  /^(package|package-lock|tsconfig)\.json$|^gatsby-[a-z]+\.tsx?$/;
const isInput = (name: string) =>
  INPUT_FOLDERS.includes(name) || INPUT_FILES.test(name);
const WRITTEN_BY_BUILDS = [
  'dist',
  'gatsby-types.d.ts',
  'brand.css',
  'fonts.css',
];
const IGNORED = [
  ...WRITTEN_BY_BUILDS,
  'node_modules',
  '.DS_Store',
  'local.settings.json',
]; // `environment` has its settings.
const SETTINGS = [
  'SITE_URL',
  'HSTS_INCLUDE_SUBDOMAINS',
  'ADMIN_REPOSITORY',
  'ADMIN_BRANCH',
];
// Whether an environment variable changes what a build writes. The one for
// Gatsby's telemetry does not.
const isSetting = (name: string) =>
  SETTINGS.includes(name) ||
  (name.startsWith('GATSBY_') && name !== 'GATSBY_TELEMETRY_DISABLED');

/**
 * This file is in Gatsby's cache folder, so that deleting the cache causes a
 * new build.
 */
const STAMP_FILE = '.cache/build-stamp';

/**
 * One file from each part of a build: the site, the host's rules, the function
 * app.
 */
const OUTPUTS = [
  'public/index.html',
  'public/staticwebapp.config.json',
  'api/dist/main.cjs',
];

function listInputFiles(root: string, path: string): string[] {
  if (IGNORED.includes(basename(path)) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];

  return readdirSync(join(root, path)).flatMap((child) =>
    listInputFiles(root, `${path}/${child}`),
  );
}

/** Returns a hash of the files and settings that a build reads. */
export function buildStamp(
  root: string,
  environment: NodeJS.ProcessEnv,
): string {
  const inputNames = readdirSync(root).filter(isInput);
  const paths = inputNames.flatMap((name) => listInputFiles(root, name)).sort();
  const files = paths.map((path) => [
    path,
    readFileSync(join(root, path), 'base64'),
  ]);
  const settings = Object.entries(environment).filter(([name]) =>
    isSetting(name),
  );
  const inputs = JSON.stringify([files, settings.sort()]);

  return createHash('sha256').update(inputs).digest('hex');
}

export const isBuilt = (root: string, stamp: string): boolean =>
  [...OUTPUTS, STAMP_FILE].every((path) => existsSync(join(root, path))) &&
  readFileSync(join(root, STAMP_FILE), 'utf8') === stamp;

/**
 * Makes the next `buildProject` build again. Call it before outputs change,
 * because a build may stop half-way.
 */
export const deleteStamp = (root: string): void =>
  rmSync(join(root, STAMP_FILE), { force: true });

/**
 * Prints the content's warnings. @throws an error with all mistakes and
 * warnings if there is a mistake
 */
export async function checkContent(
  root: string,
  format?: 'github',
): Promise<void> {
  const problems = await contentProblems(join(root, 'content'));

  if (problems.some(isError)) throw new Error(formatProblems(problems, format));
  if (problems.length > 0) console.warn(formatProblems(problems, format));
}

/**
 * Prints content mistakes, bundles the function app. If they prevent that,
 * keeps the last bundle. @throws if there is none
 */
export async function buildDevApi(root: string): Promise<void> {
  const mistakes = await checkContent(root).catch(
    ({ message }: Error) => message,
  );

  if (mistakes !== undefined) console.error(mistakes);
  await buildApi({ root }).catch((error: unknown) => {
    if (mistakes === undefined || !existsSync(join(root, 'api/dist/main.cjs')))
      throw error;
    console.error(
      'Correct this and start again. The function uses the content of the last build.',
    );
  });
}

function printFontBytes(publicFolder: string): void {
  const sizes = preloadedFonts(publicFolder).map(
    (url) => statSync(join(publicFolder, url)).size,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);

  console.log(`Every page loads ${Math.round(bytes / 1000)} kB of fonts.`);
  // Above 80 kB, visitors notice that the text appears late.
  if (bytes > 80_000)
    console.warn(
      'That is more than 80 kB. Choose other typefaces in content/brand.md.',
    );
}

/**
 * CI hides Gatsby's progress, which would overwrite our lines.
 * CONTENT_IS_CHECKED stops a second check by gatsby-node.ts.
 */
export const GATSBY_SETTINGS = {
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  CONTENT_IS_CHECKED: '1',
};

/**
 * Builds the function app and the site if a file or a setting has changed.
 * @throws an error if that fails
 */
export async function buildProject(
  root: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
) {
  const publicFolder = join(root, 'public');
  const stamp = buildStamp(root, env);

  if (isBuilt(root, stamp))
    return console.log('Nothing has changed since the last build.');
  // The check names every mistake in the content; buildApi would name only the
  // first.
  await checkContent(root);
  deleteStamp(root);
  const startedAt = Date.now();

  console.log('Building the function…');
  await buildApi({ root });
  console.log('Building the site… (the first time takes a minute or two)');
  // While public/ exists, Gatsby reuses pages of earlier builds, even if
  // src/art, src/gatsby or the table of pages has changed.
  rmSync(publicFolder, { recursive: true, force: true });
  const args = [join(root, 'node_modules/gatsby/cli.js'), 'build'];
  // Without NO_COLOR, Gatsby colours error messages even if the output is not a
  // terminal.
  const options = {
    cwd: root,
    env: { ...env, ...GATSBY_SETTINGS, NO_COLOR: '1' },
    signal,
  };
  const { code, output } = await runCommand(process.execPath, args, options);

  if (code !== 0) {
    console.error(output);
    throw new Error('The site could not be built. The reason is above.');
  }

  writeFileSync(join(root, STAMP_FILE), stamp);
  printFontBytes(publicFolder);
  console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}
