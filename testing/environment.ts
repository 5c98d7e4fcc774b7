/**
 * Returns the environment variables of a function that mails through `smtpUrl`,
 * with no limit on the number of mails.
 */
export const environment = (
  smtpUrl: string,
  overrides: Record<string, string> = {},
) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'website@bobbin.example',
  SITE_URL: 'https://bobbin.example',
  THROTTLE_MAX: '0',
  THROTTLE_INSTANCE_MAX: '0',
  ...overrides,
});
