import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Throttle } from '../api/src/guards/throttle';
import { logMail } from '../api/src/mail/logMail';
import { sendEmail } from '../api/src/sendEmail';
import { dependenciesFor, environment, keepLog, WORDS } from '../api/testing/dependencies';
import { jsonPost } from '../api/testing/requests';
import { readSettings } from '../api/src/settings';

const guide = readFileSync(join(__dirname, '../docs/mail.md'), 'utf8');

/** What the rule of the guide looks for in the log. */
const wanted = [...guide.matchAll(/message contains "([^"]+)"/g)].map(([, text]) => text ?? '');

test.each([false, true])(
  'an alert looks for the line of a mail server that failed (mail sent: %s)',
  (sent) => {
    const log = keepLog();
    logMail([new Error('refused')], sent, log);
    expect(log.lines).toEqual([expect.stringContaining('code none, response none')]);
    expect(wanted.filter((text) => log.lines[0]?.startsWith(text))).toHaveLength(1);
  },
);

test('an alert looks for a burst of refusals for number', async () => {
  const log = keepLog();
  const dependencies = dependenciesFor(environment('smtp://127.0.0.1:1'));
  const throttle: Throttle = { take: () => ({ full: 'instance', retryAfterS: 1 }) };
  await sendEmail(jsonPost(), log, { ...dependencies, throttle });
  expect(wanted.filter((text) => log.lines[0]?.startsWith(text))).toHaveLength(1);
});

test('the alert looks for the line of wrong settings', () => {
  const read = () => readSettings(WORDS, environment('nonsense'));
  expect(wanted.filter((text) => text.startsWith('Wrong settings:'))).toHaveLength(1);
  expect(read).toThrow(/^Wrong settings:/);
});
