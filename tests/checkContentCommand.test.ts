import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeSampleContent } from '../src/content/testing/sampleContent';

const tsx = pathToFileURL(require.resolve('tsx')).href;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  writeSampleContent(join(root, 'content'), 2);
  // The sample content names typefaces, which are npm packages.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs `npm run check:content` on the sample content. */
const run = (githubActions: string) =>
  spawnSync(process.execPath, ['--import', tsx, resolve('scripts/checkContent.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: githubActions },
  });

const SUCCESS = { status: 0, stdout: expect.stringMatching(/^The content is right\.$/m) };

test('exits with 0 if the content is right', () => {
  expect(run('')).toMatchObject({ ...SUCCESS, stderr: '' });
});

test('names each colour that is drawn in another shade, and the pages where it is', () => {
  const { stdout } = run('');
  expect(stdout).toMatch(
    /^content\/brand\.md: lichen #cbe86b is drawn as #[0-9a-f]{6} on light pages\.$/m,
  );
});

test('exits with 1 and prints a line for each problem', () => {
  writeFileSync(join(root, 'content', 'values', 'sample-1.md'), '');
  writeFileSync(join(root, 'content', 'notes.md'), '');
  const { status, stderr } = run('');
  expect(status).toBe(1);
  expect(stderr.split('\n').map((line) => line.split(': ')[0])).toEqual([
    'content/notes.md:1',
    'content/values/sample-1.md:1',
    '2 problems in the content. content/README.md explains each message.',
    '',
  ]);
});

test('exits with 0 after a warning, and prints it as an annotation for GitHub', () => {
  appendFileSync(join(root, 'content', 'values', 'sample-1.md'), '\nΓειά → ✓\n');
  const annotation = expect.stringContaining('\n::warning file=content/values/sample-1.md,line=');
  expect(run('true')).toMatchObject({ ...SUCCESS, stderr: annotation });
});
