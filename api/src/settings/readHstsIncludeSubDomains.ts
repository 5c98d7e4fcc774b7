/**
 * Whether HSTS covers subdomains. Never throws, so answers have the right HSTS
 * header even if other settings are wrong.
 */
export const readHstsIncludeSubDomains = () =>
  process.env.HSTS_INCLUDE_SUBDOMAINS === 'true';
