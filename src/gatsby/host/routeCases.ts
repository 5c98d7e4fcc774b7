import { join } from 'node:path';
import { contentFiles } from '../../content/read/contentFiles';
import { addressesOf } from '../../content/shape/pages';

export interface RouteCase {
  path: string;
  method?: 'GET' | 'POST';
  status: number;
  location?: string;

  /** Expected headers that replace or complete `requiredHeaders`. */
  headers?: Readonly<Record<string, RegExp>>;
  type?: RegExp; // pattern of the Content-Type
  cache?: 'revalidate' | 'hour' | 'forever'; // key of `cacheControl` below
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
const fileCase = (path: string, type: RegExp) =>
  ({ path, status: 200, type, cache: 'hour' }) as const;
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
const adminPageCase = (
  path: string,
  headers: RouteCase['headers'],
): RouteCase => ({
  path,
  ...htmlAnswer,
  headers: { 'x-robots-tag': /noindex/, ...headers },
});

const addresses = contentFiles(join(__dirname, '../../../content'))
  .paths.flatMap(addressesOf)
  .filter((path) => path !== '/');

function otherSpellings(address: string): string[] {
  const capitalised = address.replace(/\b[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );
  const all = [address, capitalised, address.toUpperCase()].flatMap((path) => [
    path,
    `${path}/`,
  ]);

  return [...new Set(all)].filter((path) => path !== address);
}

/**
 * Requests, and the answers expected of the server in local/host/, Microsoft's
 * emulator and Azure (requirements 4 to 6).
 */
export const routeCases: readonly RouteCase[] = [
  { path: '/', ...htmlAnswer },
  // A query string does not cause a redirect.
  { path: '/about?from=mail', ...htmlAnswer },
  ...addresses.flatMap((address) => [
    { path: address, ...htmlAnswer },
    ...otherSpellings(address).map((path) => movedCase(path, address)),
    fileCase(`/share${address}.jpg`, /^image\/jpeg/),
  ]),
  // Spellings for which hostConfig.ts has no rule, and unknown addresses. The
  // last one is an emoji.
  ...['/cOnTaCt', '/aBOUT/', '/nothing', '/nothing/', '/about/us'].map(
    toHomeCase,
  ),
  ...['/aboutus', '/contact-us', '/wp-login.php', '/%F0%9F%A7%B5'].map(
    toHomeCase,
  ),

  ...['/missing.js', '/static/missing.woff2', '/art/missing.svg'].map(
    missingCase,
  ),
  ...['/share/missing.jpg', '/page-data/missing/page-data.json'].map(
    missingCase,
  ),
  // Visitors can't read the configuration.
  ...['/.well-known/missing', '/staticwebapp.config.json'].map(missingCase),
  // The site does not use Azure's sign-in pages, so hostConfig.ts turns them
  // off.
  ...[
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
  ...['192', '512', 'maskable-512'].map((name) =>
    fileCase(`/icon-${name}.png`, /^image\/png/),
  ),
  // Functions accept only POST. The tests post plain text, which the functions
  // refuse, so they send no mail.
  ...['/api/sendEmail', '/api/auth'].flatMap((path): RouteCase[] => [
    missingCase(path),
    { path, method: 'POST', status: 415, type: /^text\/plain/ },
  ]),
  { path: '/api/missing', method: 'POST', status: 404 },
];

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

/**
 * Headers that every page, file and function answer must have. The policy must
 * not allow 'unsafe-…' scripts or framing.
 */
export const requiredHeaders: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^(?!.*script-src[^;]*'unsafe-)(?=.*default-src '(self|none)').*frame-ancestors 'none'/,
  // At least 30,000,000 seconds, almost a year.
  'strict-transport-security': /max-age=[3-9]\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

export const cacheControl: Readonly<
  Record<NonNullable<RouteCase['cache']>, RegExp>
> = {
  revalidate: /^no-cache$/,
  hour: /max-age=3600/,
  forever: /max-age=31536000.*immutable/,
};
