import { domainToASCII } from 'node:url';

/** Host names of this machine in a URL. */
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. User and password are percent-encoded. The default ports are 587 and
 * 465. TLS is required except on this machine.
 * @returns options for nodemailer, or undefined if the URL is malformed
 */
export function readSmtpUrl(value: string) {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const secure = url.protocol === 'smtps:';
  if (!(secure || url.protocol === 'smtp:') || url.hostname === '') return undefined;
  // An unencoded `/`, `?` or `#` in the password ends the host early: half a password would become the host.
  const rest = url.pathname.replace(/^\/$/, '') + url.search + url.hash;
  if (rest !== '' || (url.password && !url.username)) return undefined;
  try {
    // URL percent-encodes non-ASCII hosts of unknown schemes.
    const decoded = decodeURIComponent(url.hostname);
    // domainToASCII ignores everything after one of these characters.
    const host = /[/?#\\@]/.test(decoded) ? '' : domainToASCII(decoded);
    if (host === '') return undefined;
    const [user = '', pass = ''] = [url.username, url.password].map(decodeURIComponent);
    return {
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      /** TLS from the first byte. */
      secure,
      /** Send nothing if the server offers no STARTTLS. */
      requireTLS: !LOOPBACK.test(host),
      ...(user && { auth: { user, pass } }),
    };
  } catch {
    // decodeURIComponent throws on a stray percent sign.
    return undefined;
  }
}
export type SmtpServer = NonNullable<ReturnType<typeof readSmtpUrl>>;
