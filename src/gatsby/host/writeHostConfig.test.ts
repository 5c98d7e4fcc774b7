import { mkdirSync } from 'node:fs';
import { tempFolder } from '../../../local/testing/tempFolder';
import type { HostConfig } from './hostConfig';
import { writeHostConfig } from './writeHostConfig';

const folder = tempFolder();

test('writes a rule for each built page except 404, and one policy with the hashes of all pages', () => {
  folder.write('index.html', '<script>first()</script>');
  folder.write('about/index.html', '<script>second()</script>');
  folder.write('404.html', '<script>third()</script>');
  folder.write('404/index.html', '');
  // Gatsby writes a folder with the name of a page.
  mkdirSync(folder.at('page-data/404.html'), { recursive: true });
  writeHostConfig(folder.path, { botCheck: false });
  const config = JSON.parse(folder.read('staticwebapp.config.json')) as HostConfig;
  const pages = config.routes.filter((rule) => rule.rewrite).map((rule) => rule.route);
  expect(pages.sort()).toEqual(['/', '/about']);
  expect(config.globalHeaders['Content-Security-Policy']?.match(/sha256-/g)).toHaveLength(3);
});

test('throws for a folder without a built site', () => {
  expect(() => writeHostConfig(folder.path, { botCheck: false })).toThrow('no built page /');
});
