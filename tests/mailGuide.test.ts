import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, WORDS } from '../api/testing/dependencies';
import { logMailFailure } from '../api/src/mail/logMailFailure';
import { readSettings } from '../api/src/settings';

const guide = readFileSync(join(__dirname, '../docs/mail.md'), 'utf8');

/** What the rule of the guide looks for in the log. */
const looksFor = [...guide.matchAll(/message contains "([^"]+)"/g)].map(([, text]) => text ?? '');

test('the alert looks for the line of a mail that was not sent', () => {
  const lines: string[] = [];
  logMailFailure(new Error('refused'), { error: (line: string) => lines.push(line) });
  expect(lines).toEqual([expect.stringContaining('code none, response none')]);
  expect(looksFor.filter((text) => lines[0]?.startsWith(text))).toHaveLength(1);
});

test('the alert looks for the line of wrong settings', () => {
  const read = () => readSettings(WORDS, environment('nonsense'));
  expect(looksFor.filter((text) => text.startsWith('Wrong settings:'))).toHaveLength(1);
  expect(read).toThrow(/^Wrong settings:/);
});

test('every command of npm in the guide is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(0);
  for (const name of commands) expect(Object.keys(scripts)).toContain(name);
});
