import type { HostRule } from './hostConfig';

const SCRIPTS_ALONE =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'";
const EDITOR = [
  SCRIPTS_ALONE,
  // Sveltia CMS writes style attributes, whose values change.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data: https://api.github.com",
].join('; ');

const NOINDEX = { 'X-Robots-Tag': 'noindex' };

/** The rules of the editor for staff, whose two pages have headers of their own. */
export const adminRules: readonly HostRule[] = [
  {
    route: '/admin',
    rewrite: '/admin/index.html',
    headers: {
      ...NOINDEX,
      'Content-Security-Policy': EDITOR,
      // The window of the sign-in hands over its token through the opener.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  },
  {
    route: '/admin/sign-in',
    rewrite: '/admin/sign-in.html',
    headers: {
      ...NOINDEX,
      'Content-Security-Policy': `${SCRIPTS_ALONE}; connect-src 'self'`,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      // Its address has a code in it.
      'Referrer-Policy': 'no-referrer',
    },
  },
];
