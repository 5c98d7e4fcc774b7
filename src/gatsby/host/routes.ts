import { join } from 'node:path';
import { contentFiles } from '../../content/read/contentFiles';
import { addressesOf } from '../../content/shape/pages';

/** A request, and the answer that the host must give. */
export interface Route {
  path: string;
  /** GET by default. */
  method?: 'GET' | 'POST';
  status: number;
  /** Target of a redirect. */
  location?: string;
  /** Headers that differ from `requiredHeaders`. */
  headers?: Readonly<Record<string, RegExp>>;
  /** The content type. */
  type?: RegExp;
  cache?: 'revalidate' | 'hour' | 'forever';
}

const html = { status: 200, type: /^text\/html/, cache: 'revalidate' } as const;
const file = (path: string, type: RegExp): Route => ({ path, status: 200, type, cache: 'hour' });
const permanent = (path: string, location: string): Route => ({ path, status: 301, location });
const temporary = (path: string, location: string): Route => ({ path, status: 302, location });

const content = join(__dirname, '../../../content');
/** The addresses of all pages except `/`, which has no other spelling. */
const pages = contentFiles(content)
  .paths.flatMap(addressesOf)
  .filter((path) => path !== '/');

/** Returns the spellings that redirect to a page: Capitalised, in UPPER CASE, and each with a trailing slash. */
function spellings(page: string): string[] {
  const capitalised = page.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const all = [page, capitalised, page.toUpperCase()].flatMap((path) => [path, `${path}/`]);
  return [...new Set(all)].filter((path) => path !== page);
}

/**
 * The table of routes (docs/requirements.md 4 to 6). Every host of the site must answer like this: the local one,
 * Microsoft's emulator, and Azure.
 */
export const routes: readonly Route[] = [
  { path: '/', ...html },
  { path: '/about?from=mail', ...html },
  ...pages.flatMap((page) => [
    { path: page, ...html },
    ...spellings(page).map((path) => permanent(path, page)),
    file(`/share${page}.jpg`, /^image\/jpeg/),
  ]),

  temporary('/cOnTaCt', '/'),
  temporary('/aBOUT/', '/'),
  temporary('/nothing', '/'),
  temporary('/nothing/', '/'),
  temporary('/about/us', '/'),
  temporary('/aboutus', '/'),
  temporary('/contact-us', '/'),
  temporary('/wp-login.php', '/'),
  temporary('/%F0%9F%A7%B5', '/'),

  { path: '/missing.js', status: 404 },
  { path: '/static/missing.woff2', status: 404 },
  { path: '/art/missing.svg', status: 404 },
  { path: '/share/missing.jpg', status: 404 },
  { path: '/page-data/missing/page-data.json', status: 404 },
  { path: '/.well-known/missing', status: 404 },
  { path: '/staticwebapp.config.json', status: 404 },
  // Azure's own sign-in, which the site does not use.
  { path: '/.auth/me', status: 404 },
  { path: '/.auth/login/aad', status: 404 },
  { path: '/.auth/login/github', status: 404 },
  { path: '/.auth/logout', status: 404 },

  { ...file('/page-data/about/page-data.json', /^application\/json/), cache: 'revalidate' },
  file('/robots.txt', /^text\/plain/),
  file('/.well-known/security.txt', /^text\/plain/),
  file('/sitemap.xml', /^(text|application)\/xml/),
  file('/site.webmanifest', /^application\/manifest\+json/),
  file('/favicon.ico', /^image\//),
  file('/favicon.svg', /^image\/svg\+xml/),
  file('/apple-touch-icon.png', /^image\/png/),
  file('/icon-192.png', /^image\/png/),
  file('/icon-512.png', /^image\/png/),
  file('/icon-maskable-512.png', /^image\/png/),

  // Functions take POST only. They refuse plain text before they do anything, so these requests send no mail.
  { path: '/api/sendEmail', status: 404 },
  { path: '/api/sendEmail', method: 'POST', status: 415, type: /^text\/plain/ },
  { path: '/api/auth', status: 404 },
  { path: '/api/auth', method: 'POST', status: 415, type: /^text\/plain/ },
  { path: '/api/missing', method: 'POST', status: 404 },
];

/** Routes of the editor for staff, if it is switched on. Otherwise they redirect to Home, like every unknown path. */
export const adminRoutes: readonly Route[] = [
  {
    path: '/admin',
    ...html,
    headers: {
      'x-robots-tag': /noindex/,
      'cross-origin-opener-policy': /^same-origin-allow-popups$/,
    },
  },
  {
    path: '/admin/sign-in',
    ...html,
    headers: {
      'x-robots-tag': /noindex/,
      'cross-origin-opener-policy': /^unsafe-none$/,
      'referrer-policy': /^no-referrer$/,
    },
  },
  { path: '/admin/page.js', status: 200, type: /javascript/, cache: 'revalidate' },
  permanent('/admin/', '/admin'),
];

/** Headers of every page, every file and every answer of a function. */
export const requiredHeaders: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^(?!.*script-src[^;]*'unsafe-)(?=.*default-src '(self|none)').*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=[3-9]\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

export const cacheControl: Readonly<Record<NonNullable<Route['cache']>, RegExp>> = {
  revalidate: /^no-cache$/,
  hour: /max-age=3600/,
  forever: /max-age=31536000.*immutable/,
};
