import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { listen } from './ports';
import { runCommand } from './runCommand';

/** Runs one of the commands of package.json as npm would. */
const run = (name: string, env: Record<string, string>) =>
  runCommand(process.execPath, ['--import', 'tsx', `scripts/${name}`], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, ...env },
  });

let other: Server;
let taken: string;
beforeEach(async () => {
  other = createServer();
  taken = String(await listen(other));
});
afterEach(() => other.close());

test.each(['start.ts', 'dev.ts'])(
  '%s says in one sentence that its port is in use, before it builds',
  async (name) => {
    const { code, output } = await run(name, { PORT: taken, INBOX_PORT: '7821' });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${taken} is in use by another program: stop that one, or choose a port with PORT=…`,
    );
  },
  20_000,
);

test("the inbox's port is named by its own setting", async () => {
  const { code, output } = await run('start.ts', { PORT: '7820', INBOX_PORT: taken });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^Port \d+ is in use .*INBOX_PORT=…$/);
}, 20_000);

test('a production build without the address of the site fails in one sentence', async () => {
  const { code, output } = await run('build.ts', { SITE_URL: '' });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^Set SITE_URL .+$/);
}, 20_000);
