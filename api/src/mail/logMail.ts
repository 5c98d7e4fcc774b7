import type { InvocationContext } from '@azure/functions';

// The error's own words quote the mail server, which may quote the visitor.
function codes(error: unknown): string {
  const { code = 'none', responseCode = 'none' }: Record<string, unknown> = Object(error);
  return `code ${String(code)}, response ${String(responseCode)}`;
}

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
