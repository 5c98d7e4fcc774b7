/**
 * A route rule of Azure Static Web Apps, which applies only the first rule that
 * matches a request.
 */
export type HostRule = {
  route: string;
  rewrite?: string;
  redirect?: string;
  statusCode?: 301 | 302 | 404;
  headers?: Record<string, string>;
  allowedRoles?: string[];
};

export const FOREVER = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};
export const REVALIDATED = { 'Cache-Control': 'no-cache' };
export const ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/**
 * Endings of files with a hash in their names, except in admin/ (adminRules.ts)
 * and static/ (staticRules.ts).
 */
export const HASHED_ENDINGS: readonly string[] = ['js', 'css', 'woff2'];
