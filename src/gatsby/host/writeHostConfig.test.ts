import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import type { HostConfig } from './hostConfig';
import { writeHostConfig } from './writeHostConfig';

const folder = tempFolder();

/** Writes the configuration of the site in public/, and reads it. */
function writtenConfig(): HostConfig {
  writeHostConfig(folder.at('public'), {
    staticDir: folder.at('static'),
    botCheck: false,
  });

  return JSON.parse(folder.read('public/staticwebapp.config.json'));
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = ({ globalHeaders }: HostConfig): string | undefined =>
  globalHeaders['Content-Security-Policy'];

/** Writes the pages of a small site, each with an inline script. */
function writePages(): void {
  folder.write('public/index.html', '<script>first()</script>');
  folder.write('public/about/index.html', '<script>second()</script>');
  folder.write('public/404.html', '<script>third()</script>');
  folder.write('public/404/index.html', '');
  // Gatsby writes this folder; it is not a page.
  mkdirSync(folder.at('public/page-data/404.html'), { recursive: true });
}

test('writes a rule for each built page except 404', () => {
  writePages();
  const pages = writtenConfig()
    .routes.filter(({ rewrite }) => rewrite)
    .map(({ route }) => route);

  expect(pages.sort()).toEqual(['/', '/about']);
});

test.each(['first()', 'second()', 'third()'])(
  'writes one policy with the script hashes of all pages, such as %s',
  (script) => {
    writePages();

    expect(policyOf(writtenConfig())).toContain(hash(script));
  },
);

test('throws for a folder without a built site', () => {
  folder.write('public/robots.txt', '');

  expect(() => writtenConfig()).toThrow('no built page /');
});

test('writes rules for old addresses above the rule for any other address', () => {
  writePages();
  writeHostConfig(folder.at('public'), {
    staticDir: folder.at('static'),
    botCheck: false,
    redirects: [{ index: 0, from: '/old', to: '/about' }],
  });
  const config = JSON.parse(folder.read('public/staticwebapp.config.json'));
  const routes = config.routes.map(({ route }: { route: string }) => route);

  expect(routes.slice(routes.indexOf('/old'), routes.indexOf('/*'))).toContain(
    '/OLD',
  );
});

/** Writes a site with a page of staff's own, which Gatsby has copied. */
function writeBrochure(): void {
  folder.write('public/index.html', '<script>ours()</script>');
  for (const place of ['public', 'static'])
    folder.write(`${place}/brochure/index.html`, '<script>theirs()</script>');
}

test('writes a rule for a page of static/, but no redirects from likely spellings', () => {
  writeBrochure();
  const routes = writtenConfig().routes.map(({ route }) => route);

  expect(routes).toContain('/brochure/index.html');
  expect(routes).not.toContain('/BROCHURE');
});

test('the policy has no hash of an inline script in a page of static/', () => {
  writeBrochure();
  const policy = policyOf(writtenConfig());

  expect(policy).toContain(hash('ours()'));
  expect(policy).not.toContain(hash('theirs()'));
});
