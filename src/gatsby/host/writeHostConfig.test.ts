import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostConfig } from './hostConfig';
import { writeHostConfig } from './writeHostConfig';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

test('writes a rule for each built page and one policy over all of them', () => {
  write('index.html', '<script>first()</script>');
  write('about/index.html', '<script>second()</script>');
  write('404.html', '<script>third()</script>');
  write('404/index.html', '');
  mkdirSync(join(folder, 'page-data/404.html'), { recursive: true });

  writeHostConfig(folder, { botCheck: false });

  const text = readFileSync(join(folder, 'staticwebapp.config.json'), 'utf8');
  const config = JSON.parse(text) as HostConfig;
  const pages = config.routes.filter((rule) => rule.rewrite).map((rule) => rule.route);
  expect(pages.sort()).toEqual(['/', '/about']);
  expect(config.globalHeaders['Content-Security-Policy']?.match(/sha256-/g)).toHaveLength(3);
});

test('refuses a folder without a built site', () => {
  expect(() => writeHostConfig(folder, { botCheck: false })).toThrow('no built page /');
});
