import { domainToASCII } from 'node:url';

// The hosts of this machine.
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`, percent-encoded.
 * @returns options for nodemailer, or undefined
 */
export function readSmtpUrl(value: string) {
  try {
    const url = new URL(value);

    if (!['smtp:', 'smtps:'].includes(url.protocol)) return undefined;
    // Refuses a path, query or hash: with an unencoded `/` in its password,
    // `smtp://web:12/x@mail.example` has the host `web`.
    if (
      !['', '/'].includes(url.pathname) ||
      url.search !== '' ||
      url.hash !== ''
    )
      return undefined;
    if (url.password !== '' && url.username === '') return undefined;
    const secure = url.protocol === 'smtps:';
    // `new URL` percent-encodes a non-ASCII host, because it does not know the
    // scheme.
    const decoded = decodeURIComponent(url.hostname);
    // domainToASCII returns '' for most invalid hosts, but some versions cut a
    // host at one of these characters.
    const host = /[/?#\\@]/.test(decoded) ? '' : domainToASCII(decoded);

    if (host === '') return undefined;
    const [user = '', pass = ''] = [url.username, url.password].map(
      decodeURIComponent,
    );

    return {
      // Without the brackets of an IPv6 address.
      host: host.replace(/^\[|\]$/g, ''),
      // The default ports for sending mail (RFC 8314).
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTLS: !LOOPBACK.test(host), // On this machine nobody can listen in.
      ...(user && { auth: { user, pass } }),
    };
  } catch {
    return undefined;
  }
}

export type SmtpServer = NonNullable<ReturnType<typeof readSmtpUrl>>;
