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

interface AdminPage {
  route: string;

  /** Name of a file in admin/. */
  file: string;

  /** Value of Content-Security-Policy. */
  policy: string;
  otherHeaders: Record<string, string>;
}

const pageRule = ({
  route,
  file,
  policy,
  otherHeaders,
}: AdminPage): HostRule => ({
  route,
  rewrite: `/admin/${file}`,
  headers: {
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': policy,
    ...otherHeaders,
  },
});

export const adminRules: readonly HostRule[] = [
  pageRule({
    route: '/admin',
    file: 'index.html',
    policy: EDITOR_POLICY,
    otherHeaders: {
      // Keeps the link between this window and the sign-in window that it
      // opens. The sign-in window sends the access token to its opener.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  }),
  pageRule({
    route: '/admin/sign-in',
    file: 'sign-in.html',
    policy: SIGN_IN_POLICY,
    otherHeaders: {
      // Keeps the link to the opener. `same-origin`, the value on other pages,
      // would cut the link when the window returns from GitHub.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      // The header `Referer` must not pass on the sign-in code that GitHub adds
      // to the URL.
      'Referrer-Policy': 'no-referrer',
    },
  }),
  // Browsers must revalidate the editor's files: writeAdmin.ts does not write a
  // hash into every name, so a new version may have the address of the old one.
  { route: '/admin/*.{js,css}', headers: { 'Cache-Control': 'no-cache' } },
];
