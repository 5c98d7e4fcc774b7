import { createServer } from 'node:net';
import { freePorts } from '../../testing/freePorts';
import { listen } from '../../local/ports';
import { runCommand } from './runCommand';

async function outputOfFailing(
  file: string,
  settings: NodeJS.Dict<string>,
): Promise<string> {
  const env = { ...process.env, ...settings };
  const args = ['--import', 'tsx', `scripts/${file}`];
  const { code, output } = await runCommand(process.execPath, args, { env });

  expect(code).toBe(1);

  return output.trim();
}

test.each([
  ['start.ts', 'PORT'],
  ['start.ts', 'INBOX_PORT'],
  ['dev.ts', 'PORT'],
])(
  '%s prints only one sentence if the port in %s is in use',
  async (file, setting) => {
    // Lets Jest exit if the test fails before it closes the server.
    const otherServer = createServer().unref();
    const usedPort = String(await listen(otherServer));
    const [sitePort, inboxPort] = await freePorts(2);
    const ports = {
      PORT: sitePort,
      INBOX_PORT: inboxPort,
      [setting]: usedPort,
    };
    const sentence = RegExp(
      `^Port ${usedPort} is in use .+ with ${setting}=…$`,
    );

    expect(await outputOfFailing(file, ports)).toMatch(sentence);
    otherServer.close();
  },
);

test.each([
  ['build.ts', 'SITE_URL', /^Set SITE_URL .+$/],
  ['smoke.ts', 'an address', /^Name the site .+ npm run smoke -- https:.+$/],
])(
  '%s prints only one sentence if %s is missing',
  async (file, _, sentence) => {
    // smoke.ts ignores SITE_URL.
    expect(await outputOfFailing(file, { SITE_URL: '' })).toMatch(sentence);
  },
);
