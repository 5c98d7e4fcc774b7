import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, startFunction, WORDS } from '../api/testing/dependencies';
import { startRawSmtp } from '../api/testing/rawSmtp';
import { jsonPost } from '../api/testing/requests';
import { readSettings } from '../api/src/settings';

const guide = readFileSync(join(__dirname, '../docs/mail.md'), 'utf8');

/** The texts that the alert in docs/mail.md searches for. */
const alertTexts = [...guide.matchAll(/message contains "([^"]+)"/g)].map(([, text]) => text ?? '');

test('the alert finds the log line of each mail that a server refused, and of the throttle', async () => {
  const dead = 'smtp://127.0.0.1:1';
  const second = await startRawSmtp();
  const limited = { SMTP_FALLBACK_URL: second.url, THROTTLE_INSTANCE_MAX: '1' };
  const lines: string[] = [];
  for (const [more, times] of [
    [{}, 1],
    [limited, 2],
  ] as const) {
    const started = startFunction(dead, more);
    for (let time = 0; time < times; time += 1) await started.send(jsonPost());
    lines.push(...started.lines);
  }
  await second.close();
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(alertTexts.filter((text) => line.startsWith(text))).toHaveLength(1);
});

test('the alert finds the log line of wrong settings', () => {
  expect(alertTexts.filter((text) => text.startsWith('Wrong settings:'))).toHaveLength(1);
  expect(() => readSettings(WORDS, environment('nonsense'))).toThrow(/^Wrong settings:/);
});
