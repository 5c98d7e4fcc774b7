import type { HostRule } from './hostConfig';

const SCRIPTS_ONLY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'";
const EDITOR = [
  SCRIPTS_ONLY,
  // Sveltia CMS writes style attributes with changing values, which no hash can name.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data: https://api.github.com",
].join('; ');

const NOINDEX = { 'X-Robots-Tag': 'noindex' };

/** Host rules for the two pages of the editor for staff, which need headers unlike those of the public pages. */
export const adminRules: readonly HostRule[] = [
  {
    route: '/admin',
    rewrite: '/admin/index.html',
    headers: {
      ...NOINDEX,
      'Content-Security-Policy': EDITOR,
      // The sign-in window sends the token to window.opener.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  },
  {
    route: '/admin/sign-in',
    rewrite: '/admin/sign-in.html',
    headers: {
      ...NOINDEX,
      'Content-Security-Policy': `${SCRIPTS_ONLY}; connect-src 'self'`,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      // The URL of this page holds the sign-in code.
      'Referrer-Policy': 'no-referrer',
    },
  },
];
