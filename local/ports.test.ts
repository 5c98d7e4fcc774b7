import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listen, mustBeFree, portProblem } from './ports';

const interfaces = Object.values(networkInterfaces()).flatMap(
  (list) => list ?? [],
);
const addresses = interfaces.map(({ address }) => address);
// Some machines have no IPv6.
const loopbacks = ['127.0.0.1', '::1'].filter((address) =>
  addresses.includes(address),
);

test.each(loopbacks)(
  'refuses a port while another server uses it on %s',
  async (address) => {
    const otherServer = createServer();
    const port = await listen(otherServer, 0, address);
    const checkPort = () =>
      mustBeFree({ port, host: '127.0.0.1', setting: 'INBOX_PORT' });
    const sentence = `Port ${port} is in use by another program: stop that one, or choose a port with INBOX_PORT=…`;

    await expect(checkPort()).rejects.toThrow(sentence);
    otherServer.close();
    await expect(checkPort()).resolves.toBeUndefined();
  },
);

test('refuses a HOST that is not an address of this machine', async () => {
  // No machine has this address: 192.0.2.0/24 is reserved for documentation
  // (RFC 5737).
  const check = mustBeFree({ port: 4280, host: '192.0.2.1', setting: 'PORT' });

  await expect(check).rejects.toThrow(
    'HOST is 192.0.2.1, which is not an address of this machine',
  );
});

test.each([
  [
    'EACCES',
    'Only an administrator may use port 80: choose a port above 1023 with PORT=…',
  ],
  [
    'ENOTFOUND',
    'HOST is pc-2, which is not an address of this machine: set HOST to one that is',
  ],
  [
    'EAI_AGAIN',
    'HOST is pc-2, which is not an address of this machine: set HOST to one that is',
  ],
  [
    'EPERM',
    "Port 80 of pc-2 can't be used (EPERM): choose another with PORT=…",
  ],
])('explains the error %s', (code, sentence) => {
  const problem = portProblem(code, {
    port: 80,
    host: 'pc-2',
    setting: 'PORT',
  });

  expect(problem).toContain(sentence);
});
