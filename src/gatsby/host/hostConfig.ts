import { securityHeaders } from '../../../api/src/securityHeaders';
import { adminRules } from './adminRules';

/** One rule of Azure Static Web Apps. The first rule that matches a request is the only one that is used. */
export type HostRule = {
  route: string;
  rewrite?: string;
  redirect?: string;
  statusCode?: 301 | 302 | 404;
  headers?: Record<string, string>;
  allowedRoles?: string[];
};

/** The content of `staticwebapp.config.json`. */
export type HostConfig = ReturnType<typeof hostConfig>;

interface Site {
  /** The paths of the pages, without a trailing slash, such as `/` and `/about`. */
  pages: string[];
  /** The value of Content-Security-Policy. */
  csp: string;
  /** Whether all subdomains must use https, too. */
  includeSubDomains?: boolean;
  /** Whether there is an editor for staff. */
  admin?: boolean;
}

/** Azure takes 20 KB. It does not say whether a KB has 1000 or 1024 bytes, so the smaller is kept. */
export const HOST_CONFIG_LIMIT = 20_000;

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'Cache-Control': 'no-cache' };
const ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** Files, not pages: a missing one of these is a 404 and never a redirect to Home. */
const fileRules: HostRule[] = [
  { route: '/static/*', headers: FOREVER },
  { route: '/art/*', headers: FOREVER },
  { route: '/page-data/*', headers: REVALIDATED },
  { route: '/.well-known/*', headers: ONE_HOUR },
  // Gatsby writes its scripts to the top of the site, each with a hash in its name.
  { route: '/*.{js,css,woff2}', headers: FOREVER },
  {
    route: '/*.{json,txt,xml,webmanifest,ico,svg,png,jpg,jpeg,webp,avif,gif,pdf,map}',
    headers: ONE_HOUR,
  },
];

/** Azure's sign-in pages, which this site has no use for. Azure wants its own providers named one by one. */
const authRules: HostRule[] = ['/.auth/login/aad', '/.auth/login/github', '/.auth/*'].map(
  (route) => ({ route, statusCode: 404 }),
);

/** From a page's address Capitalised and in UPPER CASE, and from each of the three with a slash at its end. */
function redirectsTo(page: string): HostRule[] {
  if (page === '/') return [];
  const capitalised = page.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
  const written = [page, capitalised, page.toUpperCase()].flatMap((path) => [path, `${path}/`]);
  return [...new Set(written)]
    .filter((route) => route !== page)
    .map((route) => ({ route, redirect: page, statusCode: 301 }));
}

/**
 * The rules of the host (specification 2 and decisions on routes), for the pages that were built. Azure's paths are
 * case sensitive, so each other spelling of a page has a rule of its own; what has none is any other path.
 * @throws where the file would be larger than Azure takes
 */
export function hostConfig({ pages, csp, includeSubDomains, admin = false }: Site) {
  const routes: HostRule[] = [
    { route: '/api/*', allowedRoles: ['anonymous'] },
    ...authRules,
    ...(admin ? [...adminRules, ...redirectsTo('/admin')] : []),
    ...fileRules,
    ...pages.map((page) => ({ route: page, rewrite: `${page}/index.html`.replace('//', '/') })),
    ...pages.flatMap(redirectsTo),
    { route: '/*', redirect: '/', statusCode: 302 },
  ];
  const config = {
    trailingSlash: 'never',
    platform: { apiRuntime: 'node:22' },
    globalHeaders: { ...securityHeaders(csp, includeSubDomains), ...REVALIDATED },
    responseOverrides: { '404': { rewrite: '/404.html' } },
    mimeTypes: { '.webmanifest': 'application/manifest+json', '.avif': 'image/avif' },
    routes,
  };
  const bytes = Buffer.byteLength(JSON.stringify(config));
  if (bytes > HOST_CONFIG_LIMIT)
    throw new Error(
      `staticwebapp.config.json would have ${bytes} bytes, and Azure takes ${HOST_CONFIG_LIMIT}. ` +
        'Give the files in content/pages/ shorter names, or put what they say into fewer pages.',
    );
  return config;
}
