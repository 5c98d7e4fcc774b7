import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { parse } from 'yaml';
import { tempFolder } from '../local/testing/tempFolder';

type Step = {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};
type Job = { permissions?: Record<string, string>; needs?: string[]; steps: Step[] };
type Workflow = { permissions: object; jobs: Record<string, Job> };

const folder = '.github/workflows';
const copy = tempFolder();

const workflow = parse(readFileSync(`${folder}/site.yml`, 'utf8')) as Workflow;
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);

test.each(readdirSync(folder))("%s is valid by GitHub's schema for workflows", (file) => {
  expect(validateWorkflow(readFileSync(`${folder}/${file}`, 'utf8')).errors).toEqual([]);
});

test('jobs can only read the code, and the checkout does not store its token', () => {
  expect(workflow.permissions).toEqual({});
  for (const [, { permissions = {} }] of jobs)
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  for (const { uses, with: inputs } of steps)
    if (uses?.startsWith('actions/checkout')) expect(inputs?.['persist-credentials']).toBe(false);
});

test('no script contains an expression, whose value could be code', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('jobs with the deployment token run neither scripts nor our own code', () => {
  const withToken = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(withToken.map(([name]) => name).sort()).toEqual(['close', 'upload']);
  for (const [, job] of withToken)
    for (const step of job.steps) {
      expect(step.run).toBeUndefined();
      expect(step.uses).not.toMatch(/^(actions\/checkout|\.)/);
    }
});

/** Returns the jobs that must pass before a job starts. */
const neededBy = (name: string): string[] =>
  (workflow.jobs[name]?.needs ?? []).flatMap((needed) => [needed, ...neededBy(needed)]);

test('the site is uploaded only if tests and routes have passed, and the smoke test follows', () => {
  expect(neededBy('upload')).toEqual(expect.arrayContaining(['test', 'hosting', 'build']));
  expect(neededBy('smoke')).toContain('upload');
});

test('every kind of test runs for a pull request', () => {
  const commands = steps.map(({ run }) => run);
  expect(commands).toContain('npm test');
  for (const kind of ['admin', 'agency', 'engines', 'hosting', 'reader'])
    expect(commands).toContain(`npm run test:${kind}`);
});

test('the build of the live site gets every setting that a build reads', () => {
  const { env = {} } = steps.find(({ run }) => run === 'npm run build') ?? {};
  expect(Object.keys(env).sort()).toEqual([
    'ADMIN_BRANCH',
    'ADMIN_REPOSITORY',
    'GATSBY_RECAPTCHA_SITE_KEY',
    'HSTS_INCLUDE_SUBDOMAINS',
    'SITE_URL',
  ]);
});

test('every action is pinned to a commit, with its version in a comment', () => {
  const uses = readFileSync(`${folder}/site.yml`, 'utf8').match(/uses: .*/g) ?? [];
  expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
  for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d/);
});

test('the uploaded function app consists of host.json, package.json and the bundle that package.json names', () => {
  for (const file of ['host.json', 'package.json', 'dist/main.cjs'])
    copy.write(`api/${file}`, file);
  const copyFiles = steps.find(({ run }) => run?.includes('upload/api'))?.run ?? 'exit 1';
  execFileSync('sh', ['-e', '-c', copyFiles], { cwd: copy.path });
  expect(readdirSync(copy.at('upload/api')).sort()).toEqual(['dist', 'host.json', 'package.json']);
  expect(readdirSync(copy.at('upload/api/dist'))).toEqual(['main.cjs']);
  const { main } = JSON.parse(readFileSync('api/package.json', 'utf8')) as { main: string };
  expect(existsSync(copy.at(`upload/api/${main}`))).toBe(true);
});

/** Finds all folders with a package-lock.json. */
const lockedFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'package-lock.json') return [folder === '.' ? '' : folder];
    const skipped = /^(\.|node_modules$|reports$|public$)/.test(entry.name);
    return entry.isDirectory() && !skipped ? lockedFolders(join(folder, entry.name)) : [];
  });

test('Dependabot updates every package file, and the actions', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; directory: string }[];
  };
  const watched = updates.map((update) => `${update['package-ecosystem']} ${update.directory}`);
  const locked = lockedFolders('.').map((folder) => `npm /${folder}`);
  expect(watched.sort()).toEqual(['github-actions /', ...locked].sort());
});
