import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeSampleContent } from '../src/content/testing/sampleContent';

const tsx = pathToFileURL(require.resolve('tsx')).href;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  writeSampleContent(join(root, 'content'), 2);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the command where other content lies. */
function run(ci: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, resolve('scripts/checkContent.ts')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: ci } },
  );
  return { status, stdout, stderr };
}

test('the command ends well where the content is right', () => {
  expect(run('')).toEqual({ status: 0, stdout: 'The content is right.\n', stderr: '' });
});

test('the command fails with every problem on a line of its own, which GitHub marks in the pull request', () => {
  writeFileSync(join(root, 'content', 'values', 'sample-1.md'), '');
  writeFileSync(join(root, 'content', 'notes.md'), '');
  const { status, stderr } = run('');
  expect(status).toBe(1);
  expect(stderr.split('\n').map((line) => line.split(': ')[0])).toEqual([
    'content/notes.md:1',
    'content/values/sample-1.md:1',
    '2 problems in the content. content/README.md explains each kind.',
    '',
  ]);
  expect(run('true').stderr).toContain('::error file=content/notes.md,line=1::is a file that');
});

test('the command ends well with a warning for what browsers show in another typeface', () => {
  appendFileSync(join(root, 'content', 'values', 'sample-1.md'), '\nΓειά → ✓\n');
  const { status, stdout, stderr } = run('true');
  expect([status, stdout]).toEqual([0, 'The content is right.\n']);
  expect(stderr).toMatch(/^content\/values\/sample-1\.md:\d+: warning: has characters /);
  expect(stderr).toContain('\n1 warning in the content.');
  expect(stderr).toContain('\n::warning file=content/values/sample-1.md,line=');
});
