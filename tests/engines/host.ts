import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { InboxMail } from '../../local/inbox/inboxMails';
import { listen, portOf } from '../../local/ports';
import { serveFunctions, serveInbox } from '../../local/serve';
import { siteHost } from '../../local/host/siteHost';
import { inPage } from './inPage';
import { ERRORS, recordErrors } from './recordErrors';

const LOOPBACK = '127.0.0.1';
const SCRIPT = '/engine-errors.js';
const HEAD = '<head>';

/** The site with its function and its inbox, on ports that the system picks. */
export interface Host {
  readonly origin: string;
  /** The errors of the pages since it was asked last. */
  errors(): string[];
  mails(): Promise<InboxMail[]>;
}

/** Sends a page as the site host answers it, with the script that records errors as the first thing in it. */
async function sendPage(url: string, response: ServerResponse): Promise<void> {
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'identity' };
  const answer = await fetch(url, { headers, redirect: 'manual' });
  answer.headers.forEach((value, name) => {
    if (!/^(content-length|etag|connection|keep-alive|transfer-encoding)$/.test(name))
      response.setHeader(name, value);
  });
  const html = await answer.text();
  response.writeHead(answer.status);
  response.end(html.replace(HEAD, `${HEAD}<script src="${SCRIPT}"></script>`));
}

/** Serves the built site as `npm start` does, but for the script that records errors. */
export async function serve(root: string): Promise<Host> {
  const { smtpUrl, pagePort } = await serveInbox(0, LOOPBACK);
  // The function reads its settings where it will find them on Azure.
  process.env.SMTP_URL = smtpUrl;
  const functionsPort = await serveFunctions(root);
  const site = siteHost({ publicFolder: join(root, 'public'), functionsPort });
  await listen(site, 0, LOOPBACK);

  let errors: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = request;
    if (url === SCRIPT) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(inPage(recordErrors, ERRORS));
    } else if (url === ERRORS) {
      errors.push(await text(request));
      response.writeHead(204).end();
    } else if (method === 'GET' && headers.accept?.includes('text/html')) {
      await sendPage(`http://${LOOPBACK}:${portOf(site)}${url}`, response);
    } else site.emit('request', request, response);
  };
  const front = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      errors.push(String(error));
      response.destroy();
    });
  });
  await listen(front, 0, LOOPBACK);
  return {
    origin: `http://localhost:${portOf(front)}`,
    errors() {
      const all = errors;
      errors = [];
      return all;
    },
    async mails() {
      const answer = await fetch(`http://${LOOPBACK}:${pagePort}/api/mails`);
      return (await answer.json()) as InboxMail[];
    },
  };
}
