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

/** For files with a hash in their names: a change gives them a new address. */
export const FOREVER = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Browsers must ask for a newer version before they use a stored file. */
export const REVALIDATED = { 'Cache-Control': 'no-cache' };

export const ONE_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/**
 * Endings of the files that Gatsby names with a hash. Files in admin/ and
 * static/ may have these endings without a hash: adminRules.ts and
 * staticRules.ts have rules for them.
 */
export const HASHED_ENDINGS: readonly string[] = ['js', 'css', 'woff2'];
