import { posix } from 'node:path';
import { securityHeaders } from '../../../api/src/securityHeaders';
import { adminRules } from './adminRules';

/** A route rule of Azure Static Web Apps, which applies only the first rule that matches a request. */
export type HostRule = {
  route: string;
  rewrite?: string;
  redirect?: string;
  statusCode?: 301 | 302 | 404;
  headers?: Record<string, string>;
  allowedRoles?: string[];
};

export type HostConfig = ReturnType<typeof hostConfig>;
type Input = { addresses: string[]; csp: string; includeSubDomains?: boolean; hasEditor?: boolean };

/** Maximum size of staticwebapp.config.json in bytes. Azure says 20 KB, which may be 20,000 or 20,480. */
const MAX_CONFIG_BYTES = 20_000;
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'Cache-Control': 'no-cache' };
const ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** Rules for files. They answer 404 for a missing file; the rule `/*` would redirect it to Home. */
const fileRules: HostRule[] = [
  { route: '/static/*', headers: FOREVER },
  { route: '/art/*', headers: FOREVER },
  { route: '/page-data/*', headers: REVALIDATED },
  { route: '/.well-known/*', headers: ONE_HOUR },
  // In every folder but admin/ (adminRules.ts), the names of these files have a hash. Gatsby writes scripts to the root folder.
  { route: '/*.{js,css,woff2}', headers: FOREVER },
  {
    route: '/*.{json,txt,xml,webmanifest,ico,svg,png,jpg,jpeg,webp,avif,gif,pdf,map}',
    headers: ONE_HOUR,
  },
];

/** Turns off Azure's sign-in pages. Azure requires a separate rule for each of its two default providers. */
const authRules: HostRule[] = ['/.auth/login/aad', '/.auth/login/github', '/.auth/*'].map(
  (route) => ({ route, statusCode: 404 }),
);

/** Returns redirects from likely spellings, such as `/About/`, because Azure's routes are case sensitive (requirement 5). */
function redirectsTo(address: string): HostRule[] {
  if (address === '/') return [];
  const capitalised = address.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
  const cases = [address, capitalised, address.toUpperCase()];
  const spellings = new Set(cases.flatMap((path) => [path, `${path}/`]));
  spellings.delete(address);
  return [...spellings].map((route) => ({ route, redirect: address, statusCode: 301 }));
}

/** Returns the content of `staticwebapp.config.json` (requirements 4 to 6). @throws if it would exceed Azure's limit */
export function hostConfig({ addresses, csp, includeSubDomains, hasEditor }: Input) {
  const routes: HostRule[] = [
    // Without this rule, `/*` would redirect calls of the functions to Home.
    { route: '/api/*', allowedRoles: ['anonymous'] },
    ...authRules,
    ...(hasEditor ? [...adminRules, ...redirectsTo('/admin')] : []),
    ...fileRules,
    ...addresses.map((route) => ({ route, rewrite: posix.join(route, 'index.html') })),
    ...addresses.flatMap(redirectsTo),
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
  if (bytes > MAX_CONFIG_BYTES)
    throw new Error(
      `staticwebapp.config.json would have ${bytes} bytes. Azure's limit is ${MAX_CONFIG_BYTES}. ` +
        'Give the files in content/pages/ shorter names, or merge some of them.',
    );
  return config;
}
