import type { HostRule } from './hostRule';

const BASE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
];

const SIGN_IN_POLICY = [...BASE_POLICY, "connect-src 'self'"].join('; ');

const EDITOR_POLICY = [
  ...BASE_POLICY,
  // The editor, Sveltia CMS, writes style attributes with changing values, so
  // hashes can't allow them.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data: https://api.github.com",
].join('; ');

const pageRule = (
  route: string,
  file: string,
  csp: string,
  headers: object,
): HostRule => ({
  route,
  rewrite: `/admin/${file}`,
  headers: {
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': csp,
    ...headers,
  },
});

export const adminRules: readonly HostRule[] = [
  pageRule('/admin', 'index.html', EDITOR_POLICY, {
    // Keeps the link to the sign-in window, which sends the access token to
    // this window, its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
  pageRule('/admin/sign-in', 'sign-in.html', SIGN_IN_POLICY, {
    // Keeps the link to the opener. `same-origin`, the site's value, would
    // cut it when the window returns from GitHub.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    // The header `Referer` must not pass on the sign-in code that GitHub adds
    // to the URL.
    'Referrer-Policy': 'no-referrer',
  }),
  // Browsers must revalidate the editor's files: writeAdmin.ts does not write a
  // hash into every name, so a new version may have the address of the old one.
  { route: '/admin/*.{js,css}', headers: { 'Cache-Control': 'no-cache' } },
];
