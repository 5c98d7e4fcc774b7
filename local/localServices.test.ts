import { freePort } from './testing/freePort';
import { tempFolder } from './testing/tempFolder';
import { localPorts, localServices, localSettings } from './localServices';

const root = tempFolder();
const FILE = 'api/local.settings.json';

test('PORT, INBOX_PORT and HOST choose ports and host, and PORT the SITE_URL; each of them and MAIL_FROM has a default', () => {
  expect(localPorts({})).toEqual({ host: '127.0.0.1', port: 4280, inboxPort: 1080 });
  expect(localSettings(root.path, {})).toMatchObject({ MAIL_FROM: expect.stringContaining('@') });
  expect(localSettings(root.path, { PORT: '7810' }).SITE_URL).toBe('http://localhost:7810');
  const chosen = { PORT: '7810', INBOX_PORT: '7811', HOST: '0.0.0.0' };
  expect(localPorts(chosen)).toEqual({ host: '0.0.0.0', port: 7810, inboxPort: 7811 });
});

test.each(['0', '65536', '42x', '-1', '1e3', ' '])('refuses the port %p', (PORT) => {
  expect(() => localPorts({ PORT })).toThrow(/^PORT must be a port/);
});

test('refuses the same port for site and inbox', () => {
  expect(() => localPorts({ PORT: '7810', INBOX_PORT: '7810' })).toThrow('they must differ');
});

test('the environment overrides local.settings.json, which overrides the defaults; empty variables and the SITE_URL in the file are ignored', () => {
  const values = { MAIL_FROM: 'a@file.example', SMTP_URL: 'smtp://file', SITE_URL: 'https://live' };
  root.write(FILE, JSON.stringify({ Values: values }));
  const environment = { SMTP_URL: 'smtp://environment', MAIL_FROM: '', THROTTLE_MAX: '' };
  const expected = { SMTP_URL: 'smtp://environment', SITE_URL: 'http://localhost:4280' };
  expect(localSettings(root.path, environment)).toEqual({ ...values, ...expected });
});

test('names a settings file that is not valid JSON', () => {
  root.write(FILE, '{ "Values": ');
  expect(() => localSettings(root.path, {})).toThrow('api/local.settings.json is not valid JSON');
});

test('mailLine names the mail servers of the settings, without user and password', async () => {
  const { mailLine } = await localServices(root.path, {
    PORT: await freePort(),
    SMTP_URL: 'smtp://web:s3cret@mail.example:587',
    SMTP_FALLBACK_URL: 'smtps://web:s3cret@second.example',
  });
  expect(mailLine).toBe('Mails go to smtp://mail.example:587, then smtps://second.example');
});
