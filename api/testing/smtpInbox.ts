import type { SMTPServerOptions } from 'smtp-server';
import { captureMails } from '../../local/inbox/captureMails';
import { listen } from '../../local/ports';

export async function startSmtpInbox(options: SMTPServerOptions = {}) {
  const { server, mails } = captureMails(options);
  const port = await listen(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
