import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../testing/environment';
import { startRawSmtp } from '../testing/rawSmtp';
import { jsonPost } from '../testing/requests';
import { startFunction } from '../testing/startFunction';
import { WORDS } from '../testing/words';
import { readSettings } from '../api/src/settings/readSettings';

const guide = readFileSync(join(__dirname, '../docs/mail.md'), 'utf8');
// An alert is a query, such as `traces | where message contains "Mail not
// sent:"`.
const alertTexts = [...guide.matchAll(/message contains "([^"]+)"/g)].map(
  ([, text = '']) => text,
);

test('the alerts of docs/mail.md find each log line about a failure, a fallback or a refusal', async () => {
  const unreachableServer = 'smtp://127.0.0.1:1';
  const secondServer = await startRawSmtp();
  const withoutSecondServer = startFunction(unreachableServer);

  await withoutSecondServer.send(jsonPost());
  const settings = {
    SMTP_FALLBACK_URL: secondServer.url,
    THROTTLE_INSTANCE_MAX: '1',
  };
  // The second server takes the first mail. Without an idempotency key, the
  // next enquiry is no repeat: the throttle refuses it.
  const limitedToOneMail = startFunction(unreachableServer, settings);

  await limitedToOneMail.send(jsonPost());
  await limitedToOneMail.send(jsonPost());
  await secondServer.close();
  const logLines = [
    ...withoutSecondServer.logLines,
    ...limitedToOneMail.logLines,
  ];

  expect(logLines).toHaveLength(3);
  for (const line of logLines)
    expect(alertTexts.filter((text) => line.startsWith(text))).toHaveLength(1);
});

test('an alert of docs/mail.md finds the error about wrong settings', () => {
  expect(
    alertTexts.filter((text) => text.startsWith('Wrong settings:')),
  ).toHaveLength(1);
  expect(() => readSettings(WORDS, environment('no SMTP address'))).toThrow(
    /^Wrong settings:/,
  );
});
