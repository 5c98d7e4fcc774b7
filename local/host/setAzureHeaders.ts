import type { IncomingMessage } from 'node:http';

/** Changes the headers of a request as Azure does before it calls a function. */
export function setAzureHeaders({
  headers,
  socket,
  url,
}: IncomingMessage): void {
  const { remoteAddress = '', remotePort } = socket;

  const ip = remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress;
  const visitorAddress = `${ip}:${remotePort}`;
  const addresses = [headers['x-forwarded-for'], visitorAddress];

  Object.assign(headers, {
    'x-ms-original-url': `http://${headers.host}${url}`,
    // Azure, too, hides the requested host name from functions.
    host: 'functions.internal',
    'x-forwarded-for': addresses.filter(Boolean).join(', '),
  });
}
