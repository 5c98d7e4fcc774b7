import { domainToASCII } from 'node:url';

/** Hosts that are this machine. In a URL, an IPv6 address is in brackets. */
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The default ports for sending mail (RFC 8314). */
const DEFAULT_PORTS: Record<string, number> = {
  'smtp:': 587,
  'smtps:': 465,
};

/**
 * Whether a URL ends with its host and port. If it does not, its password may
 * contain an unencoded `/`, `?` or `#`: in `smtp://web:12/x@mail.example`,
 * `new URL` takes `web` for the host, 12 for the port and the rest for a path.
 * The password `12/x` must be written `12%2Fx`.
 */
const endsWithHost = ({ pathname, search, hash }: URL): boolean =>
  ['', '/'].includes(pathname) && search === '' && hash === '';

/**
 * Returns the host in ASCII, or '' if it is invalid.
 * @throws if it is not percent-encoded correctly
 */
function asciiHost(hostname: string): string {
  // `new URL` percent-encodes a non-ASCII host, because it does not know the
  // scheme.
  const host = decodeURIComponent(hostname);

  // Some versions of domainToASCII cut a host at one of these characters.
  if (/[/?#\\@]/.test(host)) return '';

  return domainToASCII(host);
}

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/**
 * Returns options for nodemailer, or undefined if a part of the URL is missing
 * or wrong.
 * @throws if a part is not percent-encoded correctly
 */
function toServer(url: URL) {
  const defaultPort = DEFAULT_PORTS[url.protocol];
  const isSmtp = defaultPort !== undefined;

  if (!isSmtp || !endsWithHost(url)) return undefined;

  // A URL has an IPv6 address in brackets, nodemailer wants it without.
  const bracketedHost = asciiHost(url.hostname);
  const isThisMachine = LOOPBACK.test(bracketedHost);

  const user = decodeURIComponent(url.username);
  const pass = decodeURIComponent(url.password);

  const hasPasswordAlone = pass !== '' && user === '';

  if (bracketedHost === '' || hasPasswordAlone) return undefined;

  return {
    host: withoutBrackets(bracketedHost),
    port: Number(url.port) || defaultPort,
    secure: url.protocol === 'smtps:',
    // Without TLS on a network, others could read the mail. On this machine
    // nobody else can.
    requireTLS: !isThisMachine,
    ...(user && { auth: { user, pass } }),
  };
}

export type SmtpServer = NonNullable<ReturnType<typeof toServer>>;

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`, percent-encoded.
 * @returns options for nodemailer, or undefined if the URL is malformed
 */
export function readSmtpUrl(value: string): SmtpServer | undefined {
  try {
    return toServer(new URL(value));
  } catch {
    return undefined;
  }
}
