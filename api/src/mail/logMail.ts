import type { InvocationContext } from '@azure/functions';

const property = (error: unknown, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(Object(error), name)?.value;
  return String(value ?? 'none');
};

// The error's own words quote the mail server, which may quote the visitor.
const codes = (error: unknown): string =>
  `code ${property(error, 'code')}, response ${property(error, 'responseCode')}`;

/**
 * Logs by codes alone why mail servers have failed, first that of `SMTP_URL`. A line starts the same each time, for an
 * alert to look for.
 * @param sent whether the last server has taken the mail nevertheless
 */
export function logMail(
  errors: readonly unknown[],
  sent: boolean,
  log: Pick<InvocationContext, 'warn' | 'error'>,
): void {
  const told = errors.map(codes).join('; second server: ');
  if (!sent) log.error(`Mail not sent: ${told}`);
  else if (told) log.warn(`Mail sent by the second server: ${told}`);
}
