import { createServer, type Server } from 'node:net';
import { freePort } from '../../local/testing/freePort';
import { listen } from '../../local/ports';
import { runCommand } from './runCommand';

let other: Server;
let usedPort: string;
beforeEach(async () => {
  other = createServer();
  usedPort = String(await listen(other));
});
afterEach(() => other.close());

test.each([
  ['start.ts', { PORT: 'USED', INBOX_PORT: 'FREE' }, /^Port \d+ is in use .+ with PORT=…$/],
  ['start.ts', { PORT: 'FREE', INBOX_PORT: 'USED' }, /^Port \d+ is in use .+ INBOX_PORT=…$/],
  ['dev.ts', { PORT: 'USED', INBOX_PORT: 'FREE' }, /^Port \d+ is in use .+ with PORT=…$/],
  ['build.ts', { SITE_URL: '' }, /^Set SITE_URL .+$/],
])(
  '%s with %p prints one sentence before it builds',
  async (name, settings, sentence) => {
    const ports: Record<string, string> = { USED: usedPort, FREE: await freePort() };
    const given = Object.entries(settings).map(([key, value]) => [key, ports[value] ?? value]);
    const args = ['--import', 'tsx', `scripts/${name}`];
    const env = { ...process.env, ...(Object.fromEntries(given) as Record<string, string>) };
    const { code, output } = await runCommand(process.execPath, args, { env });
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  },
  20_000,
);
