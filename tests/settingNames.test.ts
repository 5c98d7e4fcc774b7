import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches names such as `SMTP_URL`. */
const SETTING_NAMES = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

const CODE_FOLDERS = [
  '.github',
  'api/src',
  'bench',
  'local',
  'scripts',
  'src',
  'tests',
];
const GUIDES = ['README.md', 'content/README.md'].concat(
  readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
);

/** Returns the code in a folder, without its tests and installed packages. */
function codeIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs|js|yml)$/.test(path))
    .filter((path) => !/\.test\.|node_modules/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

const namesIn = (text: string): string[] => [
  ...new Set(text.match(SETTING_NAMES) ?? []),
];

const namesInCode = new Set(
  CODE_FOLDERS.flatMap(codeIn).flatMap((code) => namesIn(code)),
);

test.each(GUIDES)('every setting that %s names exists', (guide) => {
  const wrongNames = namesIn(readFileSync(guide, 'utf8')).filter(
    (name) => !namesInCode.has(name),
  );

  expect(wrongNames).toEqual([]);
});

// A secret that GitHub does not have is an empty value: the site deploys
// without the bot check or the editor, and nobody notices.
test('docs/deploy.md says to set each variable and secret that the workflow reads', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  const read = [...workflow.matchAll(/\b(?:vars|secrets)\.([A-Z_]+)/g)];
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const names = new Set(read.map(([, name = '']) => name));

  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => !guide.includes(name))).toEqual([]);
});
