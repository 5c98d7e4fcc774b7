import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentCopy } from '../src/content/testing/contentCopy';

const copy = contentCopy();
// The check needs tsx and the typefaces' packages, so link them. On Windows, only a junction needs no special rights.
beforeEach(() => symlinkSync(resolve('node_modules'), join(copy.root, 'node_modules'), 'junction'));

const runCheck = (githubActions = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/checkContent.ts')], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: githubActions },
  });

const SUCCESS = { status: 0, stdout: expect.stringMatching(/^The content is right\.$/m) };

test('exits with 0 if the content is right, and prints a colour that light pages show in another shade', () => {
  const result = runCheck();
  expect(result).toMatchObject({ ...SUCCESS, stderr: '' });
  const shade = /^content\/brand\.md: lichen #cbe86b is drawn as #[0-9a-f]{6} on light pages\.$/m;
  expect(result.stdout).toMatch(shade);
});

test('exits with 1 and prints a line for each problem', () => {
  copy.add('values/sample-1.md', ''); // an empty file lacks its fields
  copy.add('notes.md', ''); // fits no kind of content
  const { status, stderr } = runCheck();
  expect(status).toBe(1);
  expect(stderr.split('\n').map((line) => line.split(': ')[0])).toEqual([
    'content/notes.md:1',
    'content/values/sample-1.md:1',
    '2 problems in the content. content/README.md explains each message.',
    '',
  ]);
});

test('exits with 0 after a warning, and prints it as an annotation for GitHub', () => {
  // The check warns about letters that the typefaces lack.
  copy.add('values/sample-1.md', `${copy.read('values/sample-1.md')}\nΓειά → ✓\n`);
  const annotation = expect.stringContaining('\n::warning file=content/values/sample-1.md,line=');
  expect(runCheck('true')).toMatchObject({ ...SUCCESS, stderr: annotation });
});
