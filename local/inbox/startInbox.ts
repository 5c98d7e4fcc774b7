import { listen } from '../ports';
import { createInbox } from './inbox';

/**
 * Starts an inbox that shows its mails at a port. Its mail server listens at
 * any free port.
 * @returns the SMTP_URL of the mail server
 */
export async function startInbox(port: number, host: string): Promise<string> {
  const { mailServer, webServer } = createInbox();

  const smtpPort = await listen(mailServer.server);

  await listen(webServer, port, host);

  return `smtp://127.0.0.1:${smtpPort}`;
}
