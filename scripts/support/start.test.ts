import { createServer, type Server } from 'node:net';
import { freePort } from '../../local/testing/freePort';
import { listen } from '../../local/ports';
import { runCommand } from './runCommand';

let otherServer: Server;
let usedPort: string;
beforeEach(async () => {
  otherServer = createServer();
  usedPort = String(await listen(otherServer));
});
afterEach(() => otherServer.close());

test.each([
  ['start.ts', { PORT: 'USED', INBOX_PORT: 'FREE' }, /^Port \d+ is in use .+ with PORT=…$/],
  ['start.ts', { PORT: 'FREE', INBOX_PORT: 'USED' }, /^Port \d+ is in use .+ INBOX_PORT=…$/],
  ['dev.ts', { PORT: 'USED', INBOX_PORT: 'FREE' }, /^Port \d+ is in use .+ with PORT=…$/],
  ['build.ts', { SITE_URL: '' }, /^Set SITE_URL .+$/],
])(
  '%s with %p prints one sentence before it builds',
  async (name, settings, sentence) => {
    const ports: Record<string, string> = { USED: usedPort, FREE: await freePort() };
    const env = { ...process.env };
    for (const [key, value] of Object.entries(settings)) env[key] = ports[value] ?? value;
    const args = ['--import', 'tsx', `scripts/${name}`];
    const { code, output } = await runCommand(process.execPath, args, { env });
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  },
  20_000,
);
