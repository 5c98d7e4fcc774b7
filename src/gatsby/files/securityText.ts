import type { SiteFacts } from './siteFacts';

/** RFC 9116 wants less than a year. */
const DAYS_VALID = 360;
const DAY = 86_400_000;

/**
 * `.well-known/security.txt` (RFC 9116): where to report a hole in the site.
 * @param now the day of the build
 */
export function securityText(
  { siteUrl, agency }: Pick<SiteFacts, 'siteUrl' | 'agency'>,
  now: Date,
): string {
  const expires = new Date(now.getTime() + DAYS_VALID * DAY);
  return [
    `Contact: mailto:${agency.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${agency.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt\n`,
  ].join('\n');
}
