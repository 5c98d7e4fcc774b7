import { readFileSync } from 'node:fs';
import { BOT_CHECK_TIMEOUT_MS } from './src/guards/createBotCheck';
import { MAIL_TIMEOUTS } from './src/mail/createMailer';

test('bot check and mail together time out within 30 seconds (docs/requirements.md 25), and host.json allows the function 45 seconds', () => {
  expect(BOT_CHECK_TIMEOUT_MS + MAIL_TIMEOUTS.total).toBeLessThan(30_000);
  // Azure allows a managed function 45 seconds at most.
  expect(readFileSync('api/host.json', 'utf8')).toContain(
    '"functionTimeout": "00:00:45"',
  );
});
