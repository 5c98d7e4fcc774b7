import { join } from 'node:path';
import {
  type HostedSite,
  readHostedSite,
} from '../../../src/gatsby/host/hostSpace';
import {
  topFolderOf,
  wholeFolders,
} from '../../../src/gatsby/host/wholeFolders';
import type { cacheControl } from './expectedHeaders';
import { redirectCases } from './redirectCases';

export interface RouteCase {
  path: string;
  method?: 'GET' | 'POST';
  status: number;
  location?: string;

  /** Expected headers that replace or complete `requiredHeaders`. */
  headers?: Readonly<Record<string, RegExp>>;

  /** Pattern of the Content-Type. */
  type?: RegExp;
  cache?: keyof typeof cacheControl;

  /** Pattern of the HTML. */
  html?: RegExp;

  /**
   * The path that gives this answer in Microsoft's emulator, if it is another:
   * the emulator adds a slash to the address of a folder, and Azure removes it.
   */
  pathInEmulator?: string;

  /** Why Microsoft's emulator answers in another way than Azure does. */
  notInEmulator?: string;
}

const IGNORES_TRAILING_SLASH =
  'It ignores `trailingSlash`, and compares slashes exactly.';

const htmlAnswer = {
  status: 200,
  type: /^text\/html/,
  cache: 'revalidate',
} as const;

const fileCase = (path: string, type: RegExp): RouteCase => ({
  path,
  status: 200,
  type,
  cache: 'hour',
});

const movedCase = (path: string, location: string): RouteCase => ({
  path,
  status: 301,
  location,
  ...(path.endsWith('/') && { notInEmulator: IGNORES_TRAILING_SLASH }),
});

const toHomeCase = (path: string): RouteCase => ({
  path,
  status: 302,
  location: '/',
});

const missingCase = (path: string): RouteCase => ({ path, status: 404 });

/**
 * Functions accept only POST, so Azure answers 404 to GET. The checks post
 * plain text, which the functions refuse with 415, so no mail is sent.
 */
const functionCases = (path: string): RouteCase[] => [
  missingCase(path),
  { path, method: 'POST', status: 415, type: /^text\/plain/ },
];

const adminPageCase = (
  path: string,
  headers: RouteCase['headers'],
): RouteCase => ({
  path,
  ...htmlAnswer,
  headers: { 'x-robots-tag': /noindex/, ...headers },
});

/** For `/about`, returns `/About`, `/ABOUT`, and all three with a slash. */
function otherSpellings(address: string): string[] {
  const capitalised = address.replace(/\b[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );

  const spellings = [address, capitalised, address.toUpperCase()];
  const withSlashes = spellings.flatMap((path) => [path, `${path}/`]);

  return [...new Set(withSlashes)].filter((path) => path !== address);
}

const shareImageCase = (address: string): RouteCase =>
  fileCase(`/share${address}.jpg`, /^image\/jpeg/);

const pageWithOwnRulesCases = (address: string): RouteCase[] => [
  { path: address, ...htmlAnswer },
  ...otherSpellings(address).map((path) => movedCase(path, address)),
  shareImageCase(address),
];

/** Cases for a page in a folder that has one rule for all of its pages. */
const pageInWholeFolderCases = (address: string): RouteCase[] => [
  { path: address, ...htmlAnswer, pathInEmulator: `${address}/` },
  movedCase(`${address}/`, address),
  toHomeCase(address.toUpperCase()),
  shareImageCase(address),
];

/**
 * An unknown address in a folder that has one rule. The host can't distinguish
 * it from a page's address, so the 404 page redirects to Home.
 */
const notFoundPageCase = (path: string): RouteCase => ({
  path,
  status: 404,
  html: /<meta [^>]*http-equiv="refresh" content="0; url=\/"/,
});

/** Cases for pages, and for unknown addresses in their folders. */
export function pageCases(addresses: readonly string[]): RouteCase[] {
  const foldersWithOneRule = wholeFolders(addresses);
  const folders = new Set(addresses.map(topFolderOf).filter(Boolean));

  const knownCases = addresses.flatMap((address) =>
    foldersWithOneRule.includes(topFolderOf(address))
      ? pageInWholeFolderCases(address)
      : pageWithOwnRulesCases(address),
  );

  const unknownCases = [...folders].map((folder) => {
    const path = `${folder}/nothing-here`;

    return foldersWithOneRule.includes(folder)
      ? notFoundPageCase(path)
      : toHomeCase(path);
  });

  return [...knownCases, ...unknownCases];
}

/** Cases for every site, whatever its content. */
const COMMON_CASES: readonly RouteCase[] = [
  { path: '/', ...htmlAnswer },
  // A query string does not cause a redirect.
  { path: '/about?from=mail', ...htmlAnswer },

  // Spellings for which hostConfig.ts has no rule, and unknown addresses. The
  // last address is an emoji, percent-encoded.
  ...[
    '/cOnTaCt',
    '/aBOUT/',
    '/nothing',
    '/nothing/',
    '/about/us',
    '/aboutus',
    '/contact-us',
    '/wp-login.php',
    '/%F0%9F%A7%B5',
  ].map(toHomeCase),

  ...[
    '/missing.js',
    '/static/missing.woff2',
    '/art/missing.svg',
    '/share/missing.jpg',
    '/page-data/missing/page-data.json',
    '/.well-known/missing',
    // Visitors can't read the configuration.
    '/staticwebapp.config.json',
    // The site does not use Azure's sign-in pages, so hostConfig.ts turns them
    // off.
    '/.auth/me',
    '/.auth/login/aad',
    '/.auth/login/github',
    '/.auth/logout',
  ].map(missingCase),

  {
    ...fileCase('/page-data/about/page-data.json', /^application\/json/),
    cache: 'revalidate',
  },
  fileCase('/robots.txt', /^text\/plain/),
  fileCase('/.well-known/security.txt', /^text\/plain/),
  fileCase('/sitemap.xml', /^(text|application)\/xml/),
  fileCase('/site.webmanifest', /^application\/manifest\+json/),
  fileCase('/favicon.ico', /^image\//),
  fileCase('/favicon.svg', /^image\/svg\+xml/),
  fileCase('/apple-touch-icon.png', /^image\/png/),
  fileCase('/icon-192.png', /^image\/png/),
  fileCase('/icon-512.png', /^image\/png/),
  fileCase('/icon-maskable-512.png', /^image\/png/),

  ...functionCases('/api/sendEmail'),
  ...functionCases('/api/auth'),
  { path: '/api/missing', method: 'POST', status: 404 },
];

/** Cases for the old addresses of a site. */
export const oldAddressCases = (site: HostedSite): RouteCase[] =>
  redirectCases(site).map(({ path, location }) => movedCase(path, location));

/**
 * Returns requests, and the answers expected of the server in local/host/,
 * Microsoft's emulator and Azure (requirements 4 to 6). The pages come from
 * `content/`.
 */
export function routeCases(root: string): RouteCase[] {
  const site = readHostedSite(join(root, 'content'));
  const addresses = site.addresses.filter((path) => path !== '/');

  return [...COMMON_CASES, ...pageCases(addresses), ...oldAddressCases(site)];
}

/**
 * Cases for a site with the editor for staff. Without the editor, its pages
 * redirect to Home, like any unknown address.
 */
export const adminRouteCases: readonly RouteCase[] = [
  adminPageCase('/admin', {
    'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  }),
  adminPageCase('/admin/sign-in', {
    'cross-origin-opener-policy': /^unsafe-none$/,
    'referrer-policy': /^no-referrer$/,
  }),
  {
    path: '/admin/page.js',
    status: 200,
    type: /javascript/,
    cache: 'revalidate',
  },
  movedCase('/admin/', '/admin'),
];
