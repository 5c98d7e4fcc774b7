import { tempFolder } from '../testing/tempFolder';
import { localSettings } from './localSettings';

const root = tempFolder();
const SETTINGS_FILE = 'api/local.settings.json';

test('MAIL_FROM has a default', () => {
  const { MAIL_FROM } = localSettings(root.path, {});

  expect(MAIL_FROM).toContain('@');
});

test('SITE_URL has the port of PORT', () => {
  const { SITE_URL } = localSettings(root.path, { PORT: '7810' });

  expect(SITE_URL).toBe('http://localhost:7810');
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
