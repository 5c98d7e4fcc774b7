import { createServer, type Server } from 'node:net';
import { listen } from './ports';
import { runCommand } from './runCommand';

let other: Server;
let taken: string;
beforeEach(async () => {
  other = createServer();
  taken = String(await listen(other));
});
afterEach(() => other.close());

/** Settings in which TAKEN is a port that somebody listens on. */
test.each([
  ['start.ts', { PORT: 'TAKEN', INBOX_PORT: '7821' }, /^Port \d+ is in use .+ with PORT=…$/],
  ['start.ts', { PORT: '7820', INBOX_PORT: 'TAKEN' }, /^Port \d+ is in use .+ INBOX_PORT=…$/],
  ['dev.ts', { PORT: 'TAKEN', INBOX_PORT: '7821' }, /^Port \d+ is in use .+ with PORT=…$/],
  ['build.ts', { SITE_URL: '' }, /^Set SITE_URL .+$/],
])(
  '%s with %p says in one sentence what is wrong, before it builds',
  async (name, settings, sentence) => {
    const given = Object.entries(settings).map(([key, value]) => [
      key,
      value.replace('TAKEN', taken),
    ]);
    const { code, output } = await runCommand('node', ['--import', 'tsx', `scripts/${name}`], {
      env: { ...process.env, ...(Object.fromEntries(given) as Record<string, string>) },
    });
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  },
  20_000,
);
