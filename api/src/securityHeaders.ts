const TWO_YEARS_S = 63_072_000;

/**
 * Returns the security headers of every page, file and function answer. The host's rules use them for pages and files; Azure
 * adds no headers to answers of a function, so the function sends them itself.
 */
export const securityHeaders = (csp: string, includeSubDomains = false) => ({
  'Content-Security-Policy': csp,
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}${includeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, a form without scripts sends `Origin: null`, which the function refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), gyroscope=(), magnetometer=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
