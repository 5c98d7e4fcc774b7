import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const INPUTS =
  /^(api|content|src|static|package(-lock)?\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/;
/** Names within INPUTS that a build writes or does not read. */
const NOT_INPUTS =
  /^(dist|node_modules|\.DS_Store|local\.settings\.json|gatsby-types\.d\.ts|brand\.css|fonts\.css|.+\.test\.tsx?)$/;
/** Settings that a build reads. GATSBY_TELEMETRY_DISABLED does not change the result. */
const SETTINGS =
  /^(SITE_URL|HSTS_INCLUDE_SUBDOMAINS|ADMIN_(REPOSITORY|BRANCH)|GATSBY_(?!TELEMETRY_DISABLED$).*)$/;

/** In Gatsby's cache folder, so that deleting the cache causes a new build. */
const STAMP = '.cache/build-stamp';
const OUTPUTS = ['public/index.html', 'public/staticwebapp.config.json', 'api/dist/main.cjs'];

function listFiles(root: string, path: string): string[] {
  if (NOT_INPUTS.test(basename(path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((child) => listFiles(root, `${path}/${child}`));
}

/** Returns a hash of all files and settings that a build reads. */
export function buildStamp(root: string, environment: NodeJS.ProcessEnv): string {
  const names = readdirSync(root).filter((name) => INPUTS.test(name));
  const files = names.flatMap((name) => listFiles(root, name)).sort();
  const contents = files.map((name) => [name, readFileSync(join(root, name), 'base64')]);
  const settings = Object.entries(environment).filter(([name]) => SETTINGS.test(name));
  const inputs = JSON.stringify([contents, settings.sort()]);
  return createHash('sha256').update(inputs).digest('hex');
}

export const isBuilt = (root: string, stamp: string): boolean =>
  [...OUTPUTS, STAMP].every((name) => existsSync(join(root, name))) &&
  readFileSync(join(root, STAMP), 'utf8') === stamp;

export const writeStamp = (root: string, stamp: string): void =>
  writeFileSync(join(root, STAMP), stamp);

/** Call before a build, which may stop half-way. */
export const deleteStamp = (root: string): void => rmSync(join(root, STAMP), { force: true });
