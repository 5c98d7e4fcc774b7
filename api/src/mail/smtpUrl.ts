import { domainToASCII } from 'node:url';

/** The host names of this machine, as they are in a URL. */
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`; user and password are percent-encoded. The ports default
 * to 587 and 465. TLS is required except on the loopback, where nobody can listen in between.
 * @returns the mailer's options of the server, or undefined if the address is malformed
 */
export function readSmtpUrl(value: string) {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const secure = url.protocol === 'smtps:';
  if (!(secure || url.protocol === 'smtp:') || url.hostname === '') return undefined;
  // A `/`, `?` or `#` that is not encoded ends the address early: half a password would be read as a host.
  const rest = url.pathname.replace(/^\/$/, '') + url.search + url.hash;
  if (rest !== '' || (url.password && !url.username)) return undefined;
  try {
    // A URL of this scheme percent-encodes a host in another script.
    const typed = decodeURIComponent(url.hostname);
    // domainToASCII would stop at one of these and return half a host.
    const host = /[/?#\\@]/.test(typed) ? '' : domainToASCII(typed);
    if (host === '') return undefined;
    const [user = '', pass = ''] = [url.username, url.password].map(decodeURIComponent);
    return {
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      /** TLS from the first byte. */
      secure,
      /** Without STARTTLS nothing is sent. */
      requireTLS: !LOOPBACK.test(host),
      ...(user && { auth: { user, pass } }),
    };
  } catch {
    // decodeURIComponent throws on a stray percent sign.
    return undefined;
  }
}
export type SmtpServer = NonNullable<ReturnType<typeof readSmtpUrl>>;
