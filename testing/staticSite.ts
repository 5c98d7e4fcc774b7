import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteCase } from '../scripts/support/liveSite/routeCases';
import { listStaticFiles } from '../src/gatsby/host/staticFiles';
import { writeHostConfig } from '../src/gatsby/host/writeHostConfig';

/** Why Microsoft's emulator answers in another way than Azure does. */
const EMULATOR_LIMITS = {
  trailingSlash: 'It ignores `trailingSlash`.',
  encoding: 'It compares the encoded path with the rule.',
  dotFiles: 'It serves no file whose name begins with a dot.',
  pages: 'It does not look for `/page.html` if `/page` is requested.',
};

const JSON_TEXT = '{"applinks":{}}';

/** Bytes that are not UTF-8, like those of a picture. */
const BINARY = Buffer.from([0xff, 0xd8, 0xff, 0x00]);

/** The files of static/ in these tests, with their contents. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  'team.vcf': 'BEGIN:VCARD',
  'terms.docx': BINARY,
  'logos.zip': BINARY,
  'open day.ics': 'BEGIN:VCALENDAR',
  'Preisliste 2026 – Büro & Messe.PDF': BINARY,
  'prices.pdf': BINARY,
  'photo.JPG': BINARY,
  'notes.md': '# Notes',
  'figures.csv': 'a,b',
  'font.sketch': BINARY,
  'archive.tar.gz': BINARY,
  'draft.v-2': 'A draft',
  'press/2026/kit.7z': BINARY,
  'press/2026/film.mp4': BINARY,
  'press/über uns.ICS': 'BEGIN:VCALENDAR',
  'google0123456789abcdef.html':
    'google-site-verification: google0123456789abcdef.html',
  'Grüße.html': '<h1>Grüße</h1>',
  'widget.js': 'widget()',
  'press/press.css': 'p {}',
  'press/index.html': '<h1>Press</h1>',
  'press/contact.html': '<h1>Press contact</h1>',
  CNAME: 'www.heddle.example',
  LICENCE: BINARY,
  '.well-known/apple-app-site-association': JSON_TEXT,
  '.well-known/assetlinks.json': '[]',
  '.htaccess': 'deny',
  // Six pages, so the folder gets one rule.
  'manual/index.html': '<h1>Manual</h1>',
  'manual/one.html': '<h1>One</h1>',
  'manual/two.html': '<h1>Two</h1>',
  'manual/three.html': '<h1>Three</h1>',
  'manual/part/index.html': '<h1>Part</h1>',
  'manual/part/Größe.html': '<h1>Größe</h1>',
  'manual/manual.css': 'p {}',
  'manual/README': 'Read me',
};

interface StaticFileCase extends RouteCase {
  /** The file in static/ whose contents are the answer. */
  file?: string;
}

const served = (
  file: string,
  type: RegExp,
  path = encodeURI(`/${file}`),
): StaticFileCase => ({
  file,
  path,
  status: 200,
  type,
  cache: 'hour',
});
const home = (path: string): StaticFileCase => ({
  path,
  status: 302,
  location: '/',
});
const missing = (path: string): StaticFileCase => ({ path, status: 404 });
const onlyOnAzure = (
  reason: string,
  fileCase: StaticFileCase,
): StaticFileCase => ({
  ...fileCase,
  notInEmulator: reason,
});
const moved = (path: string, location: string): StaticFileCase =>
  onlyOnAzure(EMULATOR_LIMITS.trailingSlash, { path, status: 301, location });

const DOCX =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document$/;

/**
 * A file in static/, an address, and the answer of the server in local/host/,
 * Microsoft's emulator and Azure.
 */
export const staticFileCases: readonly StaticFileCase[] = [
  served('team.vcf', /^text\/(x-)?vcard; charset=utf-8$/),
  served('terms.docx', DOCX),
  served('logos.zip', /^application\/zip$/),
  served('open day.ics', /^text\/calendar; charset=utf-8$/),
  served('Preisliste 2026 – Büro & Messe.PDF', /^application\/pdf$/),
  served('prices.pdf', /^application\/pdf$/),
  served('photo.JPG', /^image\/jpeg$/),
  served('notes.md', /^text\/markdown; charset=utf-8$/),
  served('figures.csv', /^text\/csv; charset=utf-8$/),
  served('font.sketch', /^application\/octet-stream$/), // no registered type
  served('archive.tar.gz', /^application\/gzip$/),
  // an ending that no pattern can have
  served('draft.v-2', /^application\/octet-stream$/),
  served('press/2026/kit.7z', /^application\/x-7z-compressed$/),
  served('press/2026/film.mp4', /^video\/mp4$/),
  served('press/über uns.ICS', /^text\/calendar; charset=utf-8$/),
  served('team.vcf', /^text\/(x-)?vcard/, '/team.vcf?from=mail'),

  // Browsers must not keep these for a year: there is no hash in the names.
  served('widget.js', /javascript/),
  served('press/press.css', /^text\/css/),
  served('manual/manual.css', /^text\/css/),

  // Azure removes `.html` from every address. Google's Search Console follows
  // the redirect.
  moved('/google0123456789abcdef.html', '/google0123456789abcdef'),
  served(
    'google0123456789abcdef.html',
    /^text\/html/,
    '/google0123456789abcdef',
  ),
  onlyOnAzure(
    EMULATOR_LIMITS.encoding,
    served('Grüße.html', /^text\/html/, encodeURI('/Grüße')),
  ),
  served('press/index.html', /^text\/html/, '/press'),
  moved('/press/', '/press'),
  moved('/press/index.html', '/press'),
  served('press/contact.html', /^text\/html/, '/press/contact'),

  // Azure finds a file's type by its ending. The site's rules give a type to
  // texts without an ending.
  served('.well-known/apple-app-site-association', /^application\/json/),
  served('.well-known/assetlinks.json', /^application\/json/),
  served('CNAME', /^text\/plain/),
  served('LICENCE', /^application\/octet-stream$/),
  onlyOnAzure(EMULATOR_LIMITS.dotFiles, served('.htaccess', /^text\/plain/)),

  served('manual/index.html', /^text\/html/, '/manual'),
  onlyOnAzure(
    EMULATOR_LIMITS.pages,
    served('manual/one.html', /^text\/html/, '/manual/one'),
  ),
  onlyOnAzure(
    EMULATOR_LIMITS.pages,
    served('manual/part/index.html', /^text\/html/, '/manual/part'),
  ),
  onlyOnAzure(
    EMULATOR_LIMITS.pages,
    served(
      'manual/part/Größe.html',
      /^text\/html/,
      encodeURI('/manual/part/Größe'),
    ),
  ),
  served('manual/README', /^text\/plain/),
  missing('/manual/four'),

  // Addresses of no file. They have no ending, or one that no file of static/
  // has in this spelling. So they lead to Home like any unknown address.
  ...[
    '/team',
    '/team.VCF',
    '/cname',
    '/google0123',
    '/press/missing',
    '/other.odt',
  ].map(home),
  ...['/missing.vcf', '/press/missing.zip', '/missing.PDF'].map(missing),
  // Leftovers of git and operating systems are not files of the site.
  ...['/.gitkeep', '/.DS_Store'].map(home),
];

function write(folder: string, path: string, contents: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), contents);
}

export const contentsOf = (file: string): Buffer =>
  Buffer.from(FILES[file] ?? '');

/**
 * Writes `static/`, and `public/` as a build would: pages, the files of
 * `static/`, and the host's rules.
 */
export function writeStaticSite(folder: string): void {
  const publicDir = join(folder, 'public');
  const staticDir = join(folder, 'static');

  for (const [path, contents] of Object.entries(FILES))
    write(staticDir, path, contents);
  write(staticDir, '.gitkeep', '');
  write(staticDir, '.DS_Store', '');

  write(publicDir, 'index.html', '<h1>Home</h1>');
  write(publicDir, 'about/index.html', '<h1>About</h1>');
  write(publicDir, '404.html', '<h1>Nothing here</h1>');

  for (const path of listStaticFiles(staticDir)) {
    mkdirSync(dirname(join(publicDir, path)), { recursive: true });
    copyFileSync(join(staticDir, path), join(publicDir, path));
  }

  writeHostConfig(publicDir, { staticDir, botCheck: false });
}
