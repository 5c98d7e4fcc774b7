import { securityHeaders } from '../../../shared/securityHeaders';
import type { Redirect } from '../../content/read/redirectsOf';
import { servedAddresses } from '../../content/shape/servedAddresses';
import { adminRules } from './adminRules';
import {
  FOREVER,
  HASHED_ENDINGS,
  type HostRule,
  ONE_HOUR,
  REVALIDATED,
} from './hostRule';
import { pageRules, redirectsTo } from './pageRules';
import { redirectRules, type Spellings } from './redirectRules';
import { type StaticFile, staticRules } from './staticRules';

export type HostConfig = ReturnType<typeof createConfig>;

type ConfigInput = {
  /** Addresses of all pages of the site. */
  addresses: string[];

  /** Value of Content-Security-Policy for these pages. */
  csp: string;

  /** Whether HSTS also applies to subdomains. */
  includeSubDomains?: boolean;

  /** Whether the site has the editor at /admin. */
  hasEditor?: boolean;

  /** Files of static/, which Gatsby copies to public/. */
  staticFiles?: readonly StaticFile[];

  /** Old addresses. */
  redirects?: readonly Redirect[];

  /** Spellings of the old addresses that have rules. Default: `likely`. */
  spellings?: Spellings;
};

/**
 * Maximum size of staticwebapp.config.json in bytes. Azure says 20 KB, which
 * may be 20,000 or 20,480.
 */
export const MAX_CONFIG_BYTES = 20_000;

/** Endings of the site's own files that have no hash in their names. */
const SITE_ENDINGS =
  'json,txt,xml,webmanifest,ico,svg,png,jpg,jpeg,webp,avif,gif,pdf,map'.split(
    ',',
  );

/**
 * Returns rules for all files with certain endings or in certain folders. If
 * such a file is missing, the answer is 404. Without these rules, the rule `/*`
 * would redirect to Home.
 */
function filePatterns(staticEndings: readonly string[]): HostRule[] {
  const endings = [...new Set([...SITE_ENDINGS, ...staticEndings])];

  return [
    { route: '/static/*', headers: FOREVER },
    { route: '/art/*', headers: FOREVER },
    { route: '/page-data/*', headers: REVALIDATED },
    { route: '/.well-known/*', headers: ONE_HOUR },
    // Gatsby writes scripts to the root folder.
    { route: `/*.{${HASHED_ENDINGS.join(',')}}`, headers: FOREVER },
    // A file of static/ may end in `PDF`. Azure's routes are case sensitive, so
    // the pattern then has both `pdf` and `PDF`.
    { route: `/*.{${endings.join(',')}}`, headers: ONE_HOUR },
  ];
}

/**
 * Turns off Azure's sign-in pages. Azure requires a separate rule for each of
 * its two default providers.
 */
const authRules: HostRule[] = [
  '/.auth/login/aad',
  '/.auth/login/github',
  '/.auth/*',
].map((route) => ({ route, statusCode: 404 }));

/**
 * Finds two rules that are equal or differ only in a slash at the end. Azure
 * would refuse the upload: "A rule was already processed with a duplicate
 * route".
 * @throws if there are such rules
 */
function refuseDuplicates(rules: readonly HostRule[]): void {
  const known = new Set<string>();

  for (const { route } of rules) {
    // The route `/` keeps its slash.
    const withoutSlash = route.replace(/(?<=.)\/$/, '');

    if (known.has(withoutSlash))
      throw new Error(`Azure refuses two rules for ${withoutSlash}.`);

    known.add(withoutSlash);
  }
}

const routesOf = (rules: readonly HostRule[]): string[] =>
  rules.map(({ route }) => route);

/**
 * Returns the content of `staticwebapp.config.json`, even if it is too large.
 * @throws if there are two rules for an address
 */
export function createConfig({
  addresses,
  csp,
  includeSubDomains,
  hasEditor,
  staticFiles,
  redirects = [],
  spellings = 'likely',
}: ConfigInput) {
  const pages = pageRules(addresses);
  const statics = staticRules(staticFiles ?? []);

  // An old address may be another spelling of a page, such as /Work/Bakery. Its
  // redirect then replaces that of the page.
  const oldAddresses = redirects.map(({ from }) => from);
  const ofPages = pages.exact.filter(
    ({ route, redirect }: HostRule) =>
      !redirect || !oldAddresses.includes(route),
  );
  const ofPagesAndFiles = [...ofPages, ...statics.exact];

  const fileUrls = (staticFiles ?? []).map(({ path }) => `/${path}`);
  const moved = redirectRules(
    redirects,
    spellings,
    servedAddresses(addresses, fileUrls),
    routesOf(ofPagesAndFiles),
  );

  const routes: HostRule[] = [
    // Without this rule, `/*` would redirect calls of the functions to Home.
    { route: '/api/*', allowedRoles: ['anonymous'] },
    ...authRules,
    ...(hasEditor ? [...adminRules, ...redirectsTo('/admin')] : []),
    // Rules for one address stand above the patterns. In Microsoft's emulator,
    // the pattern for `.ics` also matches `/graphics`.
    ...ofPagesAndFiles,
    ...moved.exact,
    ...moved.folders,
    ...statics.folders,
    ...pages.folders,
    ...filePatterns(statics.endings),
    { route: '/*', redirect: '/', statusCode: 302 },
  ];

  refuseDuplicates(routes);

  return {
    // Redirects `/about/` to `/about`, and `/team.html` to `/team`.
    trailingSlash: 'never',
    platform: { apiRuntime: 'node:22' },
    globalHeaders: {
      ...securityHeaders(csp, includeSubDomains),
      ...REVALIDATED,
    },
    responseOverrides: { '404': { rewrite: '/404.html' } },
    mimeTypes: {
      '.webmanifest': 'application/manifest+json',
      '.avif': 'image/avif',
      ...statics.mimeTypes,
    },
    routes,
  };
}

/**
 * Returns the content of `staticwebapp.config.json` (requirements 4 to 6).
 * @throws if Azure would refuse it
 */
export function hostConfig(input: ConfigInput): HostConfig {
  const config = createConfig(input);
  const bytes = Buffer.byteLength(JSON.stringify(config));

  if (bytes > MAX_CONFIG_BYTES)
    throw new Error(
      `staticwebapp.config.json would have ${bytes} bytes. Azure's limit is ${MAX_CONFIG_BYTES}. ` +
        'Give the files in content/pages/ shorter names, or merge some of them. ' +
        'In static/, put .html files and scripts into a folder.',
    );

  return config;
}
