/**
 * The security headers of every page and file of the site and of every answer of the function. Azure adds the headers of
 * the site's host configuration to no answer of a function, so both send them.
 * @param csp the value of Content-Security-Policy
 * @param includeSubDomains whether all subdomains of the site's domain must use https
 */
export const securityHeaders = (csp: string, includeSubDomains = false) => ({
  'Content-Security-Policy': csp,
  'Strict-Transport-Security': `max-age=63072000${includeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With no-referrer a form post without scripts says `Origin: null`, and the function refuses it.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), gyroscope=(), magnetometer=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
