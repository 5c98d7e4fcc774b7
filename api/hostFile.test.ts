import { readFileSync } from 'node:fs';
import { BOT_CHECK_TIMEOUT_MS } from './src/guards/botCheck';
import { MAIL_TIMEOUTS } from './src/mail/mailer';

/** Azure's timeout of a managed function, in seconds. */
const AZURE_TIMEOUT_S = 45;

test('the function answers within 30 seconds, and before the timeout of the host', () => {
  const { functionTimeout } = JSON.parse(readFileSync('api/host.json', 'utf8')) as {
    functionTimeout: string;
  };
  const [hours = 0, minutes = 0, seconds = 0] = functionTimeout.split(':').map(Number);
  const hostTimeoutS = (hours * 60 + minutes) * 60 + seconds;
  const longestMs = BOT_CHECK_TIMEOUT_MS + MAIL_TIMEOUTS.total;
  expect(longestMs).toBeLessThan(30_000);
  expect(hostTimeoutS).toBeGreaterThan(longestMs / 1000);
  expect(hostTimeoutS).toBeLessThanOrEqual(AZURE_TIMEOUT_S);
});
