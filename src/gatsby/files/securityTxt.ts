type Agency = { email: string; language: string };

/** RFC 9116 recommends an expiry date less than a year away. */
const DAYS_VALID = 360;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Path of the file, which RFC 9116 prescribes. */
export const SECURITY_TXT = '.well-known/security.txt';

/** Returns security.txt: whom to tell about a vulnerability of the site. */
export function securityTxt(
  siteUrl: string,
  { email, language }: Agency,
  now: Date,
): string {
  const expires = new Date(now.getTime() + DAYS_VALID * MS_PER_DAY);

  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${language}
Canonical: ${siteUrl}/${SECURITY_TXT}
`;
}
