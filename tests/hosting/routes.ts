import { join } from 'node:path';
import { contentFiles } from '../../src/content/read/contentFiles';
import { addressesOf } from '../../src/content/shape/pages';

/** One request, and what the host must answer. */
export interface Route {
  path: string;
  /** GET where it is left out. */
  method?: 'GET' | 'POST';
  status: number;
  /** For redirects: the path that is led to. */
  location?: string;
  /** Headers that differ from those of the pages. */
  headers?: Readonly<Record<string, RegExp>>;
  /** The content type. */
  type?: RegExp;
  cache?: 'again' | 'hour' | 'forever';
}

const html = { status: 200, type: /^text\/html/, cache: 'again' } as const;
const file = (path: string, type: RegExp): Route => ({ path, status: 200, type, cache: 'hour' });
const moved = (path: string, location: string): Route => ({ path, status: 301, location });
const led = (path: string, location: string): Route => ({ path, status: 302, location });

const content = join(__dirname, '../../content');
/** The addresses of all pages but `/`, which can't be spelled in another way. */
const pages = contentFiles(content)
  .paths.flatMap(addressesOf)
  .filter((path) => path !== '/');

/** What leads to a page besides its own address. */
function spellings(page: string): string[] {
  const capitalised = page.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const all = [page, capitalised, page.toUpperCase()].flatMap((path) => [path, `${path}/`]);
  return [...new Set(all)].filter((path) => path !== page);
}

/**
 * The routes of specification 2 and what lies beside them, as every host of the site must answer them: ours,
 * Microsoft's emulator and Azure itself.
 */
export const routes: readonly Route[] = [
  { path: '/', ...html },
  { path: '/about?from=mail', ...html },
  ...pages.flatMap((page) => [
    { path: page, ...html },
    ...spellings(page).map((path) => moved(path, page)),
    file(`/share${page}.jpg`, /^image\/jpeg/),
  ]),

  led('/cOnTaCt', '/'),
  led('/aBOUT/', '/'),
  led('/nothing', '/'),
  led('/nothing/', '/'),
  led('/about/us', '/'),
  led('/aboutus', '/'),
  led('/contact-us', '/'),
  led('/wp-login.php', '/'),
  led('/%F0%9F%A7%B5', '/'),

  { path: '/missing.js', status: 404 },
  { path: '/static/missing.woff2', status: 404 },
  { path: '/art/missing.svg', status: 404 },
  { path: '/share/missing.jpg', status: 404 },
  { path: '/page-data/missing/page-data.json', status: 404 },
  { path: '/.well-known/missing', status: 404 },
  { path: '/staticwebapp.config.json', status: 404 },
  // Azure would answer these itself, without our headers.
  { path: '/.auth/me', status: 404 },
  { path: '/.auth/login/aad', status: 404 },
  { path: '/.auth/login/github', status: 404 },
  { path: '/.auth/logout', status: 404 },

  { ...file('/page-data/about/page-data.json', /^application\/json/), cache: 'again' },
  file('/robots.txt', /^text\/plain/),
  file('/llms.txt', /^text\/plain/),
  file('/.well-known/security.txt', /^text\/plain/),
  file('/sitemap.xml', /^(text|application)\/xml/),
  file('/site.webmanifest', /^application\/manifest\+json/),
  file('/favicon.ico', /^image\//),
  file('/favicon.svg', /^image\/svg\+xml/),
  file('/apple-touch-icon.png', /^image\/png/),
  file('/icon-192.png', /^image\/png/),
  file('/icon-512.png', /^image\/png/),
  file('/icon-maskable-512.png', /^image\/png/),

  // The functions host knows no GET of this name. A POST of plain text reaches the function, which refuses it before
  // anything is mailed: so both together say that it is there.
  { path: '/api/sendEmail', status: 404 },
  { path: '/api/sendEmail', method: 'POST', status: 415, type: /^text\/plain/ },
  { path: '/api/auth', status: 404 },
  { path: '/api/auth', method: 'POST', status: 415, type: /^text\/plain/ },
  { path: '/api/missing', method: 'POST', status: 404 },
];

/** Routes of the editor for staff, if it is switched on. Otherwise they lead to Home, as any unknown path. */
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
  { path: '/admin/page.js', status: 200, type: /javascript/, cache: 'again' },
  moved('/admin/', '/admin'),
];

/** What every page, file and answer of the function must carry. */
export const securityHeaders: Readonly<Record<string, RegExp>> = {
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
  again: /^no-cache$/,
  hour: /max-age=3600/,
  forever: /max-age=31536000.*immutable/,
};
