import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listen, mustBeFree } from './ports';

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const testWithIPv6 = addresses.some(({ address }) => address === '::1') ? test : test.skip;

let other: Server;
beforeEach(() => {
  other = createServer();
});
afterEach(() => other.close());

test('accepts a free port', async () => {
  const port = await listen(other);
  other.close();
  await expect(mustBeFree(port, '127.0.0.1', 'PORT')).resolves.toBeUndefined();
});

test('refuses a port that another program uses', async () => {
  const port = await listen(other);
  const problem = mustBeFree(port, '127.0.0.1', 'INBOX_PORT');
  await expect(problem).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or choose a port with INBOX_PORT=…`,
  );
});

testWithIPv6('refuses a port that another program uses on IPv6 only', async () => {
  const port = await listen(other, 0, '::1');
  await expect(mustBeFree(port, '127.0.0.1', 'PORT')).rejects.toThrow('is in use');
});

test('refuses the address of another machine', async () => {
  // 192.0.2.0/24 is reserved for documentation (RFC 5737).
  await expect(mustBeFree(4280, '192.0.2.1', 'PORT')).rejects.toThrow(
    "192.0.2.1:4280 can't be used (EADDRNOTAVAIL): choose another with HOST=… or PORT=…",
  );
});
