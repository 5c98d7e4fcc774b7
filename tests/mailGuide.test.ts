import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendEmail } from '../api/src/sendEmail';
import { dependenciesFor, environment, keepLog, WORDS } from '../api/testing/dependencies';
import { startRawSmtp } from '../api/testing/rawSmtp';
import { jsonPost } from '../api/testing/requests';
import { readSettings } from '../api/src/settings';

const guide = readFileSync(join(__dirname, '../docs/mail.md'), 'utf8');

/** What the rule of the guide looks for in the log. */
const wanted = [...guide.matchAll(/message contains "([^"]+)"/g)].map(([, text]) => text ?? '');

const DEAD = 'smtp://127.0.0.1:1';

test('an alert looks for the line of each mail that servers refused, and of a burst of refusals for number', async () => {
  const server = await startRawSmtp();
  const log = keepLog();
  const second = {
    SMTP_FALLBACK_URL: `smtp://127.0.0.1:${server.port}`,
    THROTTLE_INSTANCE_MAX: '1',
  };
  const [none, one] = [{}, second].map((more) => dependenciesFor(environment(DEAD, more)));
  for (const dependencies of [none, one, one])
    if (dependencies) await sendEmail(jsonPost(), log, dependencies);
  await server.close();
  expect(log.lines).toHaveLength(3);
  for (const line of log.lines)
    expect(wanted.filter((text) => line.startsWith(text))).toHaveLength(1);
});

test('the alert looks for the line of wrong settings', () => {
  const read = () => readSettings(WORDS, environment('nonsense'));
  expect(wanted.filter((text) => text.startsWith('Wrong settings:'))).toHaveLength(1);
  expect(read).toThrow(/^Wrong settings:/);
});
