import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. */
const INPUTS =
  /^(api|content|src|static|package(-lock)?\.json|tsconfig\.json|gatsby-[a-z]+\.tsx?)$/;
/** Written by a build, or without any effect on it. */
const NOT_INPUTS =
  /(^|\/)(dist|node_modules|\.DS_Store|local\.settings\.json|gatsby-types\.d\.ts|(brand|fonts)\.css)(\/|$)|\.test\.tsx?$/;
/** How talkative Gatsby is changes nothing in the site. */
const SETTINGS =
  /^(SITE_URL|HSTS_INCLUDE_SUBDOMAINS|ADMIN_(REPOSITORY|BRANCH)|GATSBY_(?!TELEMETRY_DISABLED$).*)$/;

// In the folder of Gatsby's own cache: whoever deletes that wants a new build, and gets one.
const STAMP = '.cache/build-stamp';
/** What a build leaves. Where one of these is missing, the stamp is worth nothing. */
const OUTPUTS = [
  'public/index.html',
  'public/staticwebapp.config.json',
  'api/dist/main.cjs',
  STAMP,
];

function filesOf(root: string, name: string): string[] {
  if (NOT_INPUTS.test(name)) return [];
  if (!statSync(join(root, name)).isDirectory()) return [name];
  return readdirSync(join(root, name)).flatMap((child) => filesOf(root, `${name}/${child}`));
}

/**
 * A value that changes with every file and setting that the build depends on.
 * @param root the folder of the project
 * @param environment the settings that the build would get
 */
export function buildStamp(root: string, environment: NodeJS.ProcessEnv): string {
  const names = readdirSync(root).filter((name) => INPUTS.test(name));
  const files = names.flatMap((name) => filesOf(root, name)).sort();
  const contents = files.map((name) => [name, readFileSync(join(root, name), 'base64')]);
  const settings = Object.entries(environment).filter(([name]) => SETTINGS.test(name));
  const made = JSON.stringify([contents, settings.sort()]);
  return createHash('sha256').update(made).digest('hex');
}

/** Whether the last build was made from exactly this, and is still there. */
export const isBuilt = (root: string, stamp: string): boolean =>
  OUTPUTS.every((name) => existsSync(join(root, name))) &&
  readFileSync(join(root, STAMP), 'utf8') === stamp;

/** Notes what the build that has just ended was made from. */
export function keepStamp(root: string, stamp: string): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, STAMP), stamp);
}

/** To be called before anything writes where the build is: it may stop half-way. */
export const forgetStamp = (root: string): void => rmSync(join(root, STAMP), { force: true });
