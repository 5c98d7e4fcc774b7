import type { HostRule } from './hostConfig';

const SCRIPTS =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'";
const EDITOR =
  // Sveltia CMS writes style attributes with changing values.
  `${SCRIPTS}; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' blob: data:; ` +
  "connect-src 'self' blob: data: https://api.github.com";

const rule = (route: string, file: string, headers: Record<string, string>): HostRule => ({
  route,
  rewrite: `/admin/${file}`,
  headers: { 'X-Robots-Tag': 'noindex', ...headers },
});

/** Rules of the editor for staff. Its two pages have their own headers. */
export const adminRules: readonly HostRule[] = [
  rule('/admin', 'index.html', {
    'Content-Security-Policy': EDITOR,
    // The sign-in window passes the token to its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
  rule('/admin/sign-in', 'sign-in.html', {
    'Content-Security-Policy': `${SCRIPTS}; connect-src 'self'`,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    // The address has a code in it.
    'Referrer-Policy': 'no-referrer',
  }),
  // These have no hash in their names.
  { route: '/admin/*.{js,css}', headers: { 'Cache-Control': 'no-cache' } },
];
