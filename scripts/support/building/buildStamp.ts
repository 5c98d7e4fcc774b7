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

const INPUT_FOLDERS = [
  'api',
  'content',
  'scripts/support/building',
  'shared',
  'src',
  'static',
];

/**
 * Files in the root of the project, such as `package.json` and
 * `gatsby-ssr.tsx`.
 */
const INPUT_FILES =
  /^(package|package-lock|tsconfig)\.json$|^gatsby-[a-z]+\.tsx?$/;

/** Files and folders with these names are not inputs, wherever they are. */
const IGNORED = [
  // Builds write these.
  'dist',
  'gatsby-types.d.ts',
  'brand.css',
  'fonts.css',

  'node_modules',
  '.DS_Store',
  // Its settings are also in the `environment` of buildStamp.
  'local.settings.json',
];

const TEST_FILE = /\.test\.tsx?$/;

/** Environment variables that change what a build writes. */
const SETTINGS = [
  'SITE_URL',
  'HSTS_INCLUDE_SUBDOMAINS',
  'ADMIN_REPOSITORY',
  'ADMIN_BRANCH',
];

/**
 * Holds the stamp of the last build. The file is in Gatsby's cache folder, so
 * that deleting the cache causes a new build.
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

/**
 * Whether an environment variable changes what a build writes. Gatsby's own
 * variables do, except the one for its telemetry.
 */
const isSetting = (name: string): boolean =>
  SETTINGS.includes(name) ||
  (name.startsWith('GATSBY_') && name !== 'GATSBY_TELEMETRY_DISABLED');

function listInputFiles(root: string, path: string): string[] {
  if (IGNORED.includes(basename(path)) || TEST_FILE.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];

  const children = readdirSync(join(root, path));

  return children.flatMap((child) => listInputFiles(root, `${path}/${child}`));
}

/** Returns a hash of the files and settings that a build reads. */
export function buildStamp(
  root: string,
  environment: NodeJS.ProcessEnv,
): string {
  const rootFiles = readdirSync(root).filter((name) => INPUT_FILES.test(name));
  const folders = INPUT_FOLDERS.filter((path) => existsSync(join(root, path)));

  const paths = [...rootFiles, ...folders].flatMap((path) =>
    listInputFiles(root, path),
  );
  const files = paths
    .sort()
    .map((path) => [path, readFileSync(join(root, path), 'base64')]);

  const settings = Object.entries(environment).filter(([name]) =>
    isSetting(name),
  );

  const inputs = JSON.stringify([files, settings.sort()]);

  return createHash('sha256').update(inputs).digest('hex');
}

/** Whether all outputs exist, and were built from the inputs of `stamp`. */
export function isBuilt(root: string, stamp: string): boolean {
  const files = [...OUTPUTS, STAMP_FILE];

  if (!files.every((path) => existsSync(join(root, path)))) return false;

  return readFileSync(join(root, STAMP_FILE), 'utf8') === stamp;
}

export const writeStamp = (root: string, stamp: string): void =>
  writeFileSync(join(root, STAMP_FILE), stamp);

/**
 * Makes the next `buildProject` build again. Call it before outputs change,
 * because a build may stop half-way.
 */
export const deleteStamp = (root: string): void =>
  rmSync(join(root, STAMP_FILE), { force: true });
