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

const runScript = (file: string, settings: Record<string, string>) =>
  runCommand(process.execPath, ['--import', 'tsx', `scripts/${file}`], {
    env: { ...process.env, ...settings },
  });

test.each([
  ['start.ts', 'PORT'],
  ['start.ts', 'INBOX_PORT'],
  ['dev.ts', 'PORT'],
])('%s prints only one sentence if the port in %s is in use', async (file, setting) => {
  const freePorts = { PORT: await freePort(), INBOX_PORT: await freePort() };
  const { code, output } = await runScript(file, { ...freePorts, [setting]: usedPort });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(RegExp(`^Port ${usedPort} is in use .+ with ${setting}=…$`));
});

test.each([
  ['build.ts', 'SITE_URL', /^Set SITE_URL .+$/],
  ['smoke.ts', 'an address', /^Name the site .+ npm run smoke -- https:.+$/],
])('%s prints only one sentence without %s', async (file, _, sentence) => {
  const { code, output } = await runScript(file, { SITE_URL: '' });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(sentence);
});
