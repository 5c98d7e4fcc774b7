import type { SMTPServerOptions } from 'smtp-server';
import { captureMails } from '../local/inbox/captureMails';
import { listen } from '../local/ports';

/**
 * Starts a mail server on a free port. `url` is wrong if `options` turn on TLS.
 * `mails` grows with each mail that arrives.
 */
export async function startSmtpInbox(options: SMTPServerOptions = {}) {
  const { server: smtpServer, mails } = captureMails(options);
  const port = await listen(smtpServer.server);

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise<void>((resolve) => smtpServer.close(resolve)),
  };
}
