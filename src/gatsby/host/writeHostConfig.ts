import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { Redirect } from '../../content/read/redirectsOf';
import { hostConfig } from './hostConfig';
import { spellingsThatFit } from './hostSpace';
import { listStaticFiles } from './staticFiles';
import { withTypedCopy } from './typedCopy';

/**
 * Folders without pages of the site. page-data/404.html is itself a folder. The
 * pages in admin/ are the editor's and have their own policies (adminRules.ts).
 */
const OTHER_FOLDERS = /^(page-data|admin)\//;

/**
 * Lists the .html files in a folder and its subfolders, with `/` in paths on
 * Windows too.
 */
const listHtmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'));

/**
 * Whether a file is a page with an address. `404/index.html` is a copy of
 * 404.html, which the host shows for missing files.
 */
const hasAddress = (path: string): boolean =>
  posix.basename(path) === 'index.html' && path !== '404/index.html';

const addressOf = (path: string): string =>
  posix.join('/', posix.dirname(path));

interface Options {
  /** The folder whose files Gatsby has copied to public/. */
  staticDir: string;

  /** Whether the site uses reCAPTCHA. */
  botCheck: boolean;

  /** Whether HSTS also applies to subdomains. */
  includeSubDomains?: boolean;

  /** Old addresses. Default: none. */
  redirects?: readonly Redirect[];
}

/**
 * Writes `staticwebapp.config.json`. Call it last, because it reads the built
 * pages and looks for the editor in `admin/`.
 */
export function writeHostConfig(
  publicDir: string,
  { staticDir, botCheck, includeSubDomains, redirects = [] }: Options,
): void {
  const staticPaths = listStaticFiles(staticDir);

  const htmlPaths = listHtmlFiles(publicDir)
    .filter((path) => !OTHER_FOLDERS.test(path))
    // Leaves out pages that staff have put into static/: the policy must not
    // allow their inline scripts.
    .filter((path) => !staticPaths.includes(path))
    .sort();
  const addresses = htmlPaths.filter(hasAddress).map(addressOf);

  if (!addresses.includes('/'))
    throw new Error(`There is no built page / in ${publicDir}.`);

  const html = htmlPaths
    .map((path) => readFileSync(join(publicDir, path), 'utf8'))
    .join('');

  const config = hostConfig({
    addresses,
    csp: contentSecurityPolicy(html, { botCheck }),
    includeSubDomains,
    hasEditor: existsSync(join(publicDir, 'admin')),
    redirects,
    spellings: spellingsThatFit({ addresses, staticPaths, redirects }),
    staticFiles: staticPaths.map((path) => withTypedCopy(publicDir, path)),
  });

  // No line breaks: they would take a fifth of Azure's limit of 20 KB.
  writeFileSync(
    join(publicDir, 'staticwebapp.config.json'),
    JSON.stringify(config),
  );
}
