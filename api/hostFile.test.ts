import { readFileSync } from 'node:fs';
import { BOT_CHECK_WITHIN_MS } from './src/guards/botCheck';
import { MAIL_LIMITS } from './src/mail/mailer';

/** Azure ends a managed function after this many seconds. */
const AZURE_LIMIT_S = 45;

test('the host gives the function the time that a slow mail server may take', () => {
  const { functionTimeout } = JSON.parse(readFileSync('api/host.json', 'utf8')) as {
    functionTimeout: string;
  };
  const [hours = 0, minutes = 0, seconds = 0] = functionTimeout.split(':').map(Number);
  const limit = (hours * 60 + minutes) * 60 + seconds;
  const longest = BOT_CHECK_WITHIN_MS + MAIL_LIMITS.total;
  expect(limit).toBeGreaterThan(longest / 1000);
  expect(limit).toBeLessThanOrEqual(AZURE_LIMIT_S);
});
