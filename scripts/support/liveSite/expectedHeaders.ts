/** Headers that every page, file and function answer must have. */
export const requiredHeaders: Readonly<Record<string, RegExp>> = {
  // script-src must not have 'unsafe-…', default-src must have 'self' or
  // 'none', and frame-ancestors 'none'.
  'content-security-policy':
    /^(?!.*script-src[^;]*'unsafe-)(?=.*default-src '(self|none)').*frame-ancestors 'none'/,
  // At least 30,000,000 seconds, almost a year: eight digits or more, of which
  // the first is 3 or more.
  'strict-transport-security': /max-age=[3-9]\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** Patterns of the header Cache-Control. Durations are in seconds. */
export const cacheControl = {
  revalidate: /^no-cache$/,
  hour: /max-age=3600/,
  forever: /max-age=31536000.*immutable/,
} as const;
