import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand } from '../../content/read/readBrand';
import { siteFacts } from './testing/siteFacts';
import { writeSiteFiles } from './writeSiteFiles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Pictures are drawn, which takes a busy machine some seconds.
test('writes what other programs look for beside the pages, and a picture for links to each page', async () => {
  await writeSiteFiles(() => Promise.resolve({ data: siteFacts }), folder);
  expect(readdirSync(folder).sort()).toEqual(
    ['.well-known', 'llms.txt', 'robots.txt', 'share', 'site.webmanifest', 'sitemap.xml'].sort(),
  );
  expect(readdirSync(join(folder, '.well-known'))).toEqual(['security.txt']);
  expect(readFileSync(join(folder, 'site.webmanifest'), 'utf8')).toContain(
    `"theme_color":"${readBrand().ground}"`,
  );
  expect(readdirSync(join(folder, 'share')).sort()).toEqual(['a&b.jpg', 'home.jpg']);
}, 60_000);

test('content without the fields that are needed stops the build', async () => {
  const graphql = () => Promise.resolve({ errors: [{ message: 'Cannot query field "updated".' }] });
  await expect(writeSiteFiles(graphql, folder)).rejects.toThrow('updated');
});
