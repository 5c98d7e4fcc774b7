/**
 * Returns headers for pages, files and a function's answers. Azure adds them to
 * pages and files, but not to a function's answers.
 * @param csp Content-Security-Policy
 * @param includeSubDomains whether HSTS covers subdomains
 */
export const securityHeaders = (csp: string, includeSubDomains = false) => ({
  'Content-Security-Policy': csp,
  // Two years, in seconds.
  'Strict-Transport-Security': `max-age=63072000${includeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, a form without scripts sends `Origin: null`, which the
  // function refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), gyroscope=(), magnetometer=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
