import type { InvocationContext } from '@azure/functions';

const property = (error: unknown, name: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(error), name)?.value;

/**
 * Logs why a mail failed by codes alone: the error's own words quote the mail server, which may quote the visitor.
 * The line starts the same each time, for an alert to look for.
 */
export function logMailFailure(error: unknown, log: Pick<InvocationContext, 'error'>): void {
  const code = property(error, 'code');
  const responseCode = property(error, 'responseCode');
  log.error(
    `Mail not sent: code ${String(code ?? 'none')}, response ${String(responseCode ?? 'none')}`,
  );
}
