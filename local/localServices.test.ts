import { freePort } from '../testing/freePort';
import { tempFolder } from '../testing/tempFolder';
import {
  localServices,
  localSettings,
  readHostAndPorts,
} from './localServices';

const root = tempFolder();
const SETTINGS_FILE = 'api/local.settings.json';

test('HOST, PORT and INBOX_PORT have defaults and can be set; MAIL_FROM has a default; SITE_URL has the port of PORT', () => {
  expect(readHostAndPorts({})).toEqual({
    host: '127.0.0.1',
    port: 4280,
    inboxPort: 1080,
  });
  expect(localSettings(root.path, {})).toMatchObject({
    MAIL_FROM: expect.stringContaining('@'),
  });
  expect(localSettings(root.path, { PORT: '7810' }).SITE_URL).toBe(
    'http://localhost:7810',
  );
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

test('the environment overrides local.settings.json, which overrides the defaults; empty variables and the SITE_URL in the file are ignored', () => {
  const values = {
    MAIL_FROM: 'a@file.example',
    SMTP_URL: 'smtp://file',
    SITE_URL: 'https://live',
  };

  root.write(SETTINGS_FILE, JSON.stringify({ Values: values }));
  const environment = {
    SMTP_URL: 'smtp://environment',
    MAIL_FROM: '',
    THROTTLE_MAX: '',
  };
  const overridden = {
    SMTP_URL: 'smtp://environment',
    SITE_URL: 'http://localhost:4280',
  };

  expect(localSettings(root.path, environment)).toEqual({
    ...values,
    ...overridden,
  });
});

test('throws an error that names local.settings.json if that file is not valid JSON', () => {
  root.write(SETTINGS_FILE, '{ "Values": ');
  expect(() => localSettings(root.path, {})).toThrow(
    'api/local.settings.json is not valid JSON',
  );
});

test('mailLine names the mail servers of the settings, without user and password', async () => {
  const { mailLine } = await localServices(root.path, {
    PORT: await freePort(), // localServices throws if the port is in use
    SMTP_URL: 'smtp://web:s3cret@mail.example:587',
    SMTP_FALLBACK_URL: 'smtps://web:s3cret@second.example',
  });

  expect(mailLine).toBe(
    'Mails go to smtp://mail.example:587, then smtps://second.example',
  );
});
