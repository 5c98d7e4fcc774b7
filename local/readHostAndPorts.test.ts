import { readHostAndPorts } from './readHostAndPorts';

test('HOST, PORT and INBOX_PORT have defaults', () => {
  expect(readHostAndPorts({})).toEqual({
    host: '127.0.0.1',
    port: 4280,
    inboxPort: 1080,
  });
});

test('HOST, PORT and INBOX_PORT can be set', () => {
  const chosen = { PORT: '7810', INBOX_PORT: '7811', HOST: '0.0.0.0' };

  expect(readHostAndPorts(chosen)).toEqual({
    host: '0.0.0.0',
    port: 7810,
    inboxPort: 7811,
  });
});

test.each(['0', '65536', '42x', '-1', '1e3', ' '])(
  'refuses the port %p',
  (PORT) => {
    expect(() => readHostAndPorts({ PORT })).toThrow(/^PORT must be a port/);
  },
);

test('refuses the same port for site and inbox', () => {
  expect(() => readHostAndPorts({ PORT: '7810', INBOX_PORT: '7810' })).toThrow(
    'they must differ',
  );
});
