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

const writeSettingsFile = (values: Record<string, string>) =>
  root.write(SETTINGS_FILE, JSON.stringify({ Values: values }));

test('the environment overrides local.settings.json, which overrides the defaults', () => {
  writeSettingsFile({
    MAIL_FROM: 'a@file.example',
    SMTP_URL: 'smtp://file',
  });

  const environment = { SMTP_URL: 'smtp://environment' };

  expect(localSettings(root.path, environment)).toEqual({
    MAIL_FROM: 'a@file.example',
    SMTP_URL: 'smtp://environment',
    SITE_URL: 'http://localhost:4280',
  });
});

test('ignores empty variables, and the SITE_URL in local.settings.json', () => {
  writeSettingsFile({
    MAIL_FROM: 'a@file.example',
    SITE_URL: 'https://live',
  });

  const environment = { MAIL_FROM: '', THROTTLE_MAX: '' };

  expect(localSettings(root.path, environment)).toEqual({
    MAIL_FROM: 'a@file.example',
    SITE_URL: 'http://localhost:4280',
  });
});

test('throws an error that names local.settings.json if that file is not valid JSON', () => {
  root.write(SETTINGS_FILE, '{ "Values": ');
  expect(() => localSettings(root.path, {})).toThrow(
    'api/local.settings.json is not valid JSON',
  );
});
