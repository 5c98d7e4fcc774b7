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
type Job = {
  needs?: string[];
  if?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node: string[] } };
  steps: Step[];
};
type Workflow = {
  concurrency: { 'cancel-in-progress': string | boolean };
  permissions: object;
  jobs: Record<string, Job>;
};

const folder = '.github/workflows';
const repo = tempFolder();

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

test('no script contains an expression, because its value would be run as code', () => {
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

/** Returns the names of the jobs that must pass before a job starts. */
const requiredJobs = (name: string): string[] =>
  (workflow.jobs[name]?.needs ?? []).flatMap((needed) => [needed, ...requiredJobs(needed)]);

test('the site is uploaded only if tests and routes have passed, and the smoke test follows', () => {
  expect(requiredJobs('upload')).toEqual(expect.arrayContaining(['test', 'hosting', 'build']));
  expect(requiredJobs('smoke')).toContain('upload');
});

test.each([
  ['test', 'npm test'],
  ['agency', 'npm run test:agency'],
  ['agency', 'npm run test:admin'],
  ['engines', 'npm run test:engines'],
  ['hosting', 'npm run test:hosting'],
  ['reader', 'npm run test:reader'],
])('the job %s runs %s, and waits for no other job', (name, command) => {
  const job = workflow.jobs[name];
  expect(job?.steps.map(({ run }) => run)).toContain(command);
  expect(job?.needs).toBeUndefined();
});

test('the tests run on the Node of .nvmrc and on the oldest that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  const oldest = engines.node.replace('>=', '');
  expect(workflow.jobs.test?.strategy?.matrix.node).toEqual(['', oldest]);
});

test('a new commit cancels the previous run in a pull request only', () => {
  expect(workflow.concurrency['cancel-in-progress']).toBe(
    "${{ github.event_name == 'pull_request' }}",
  );
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
  // A step that several jobs share by a YAML alias is written once.
  expect(uses).toHaveLength(new Set(steps.filter((step) => step.uses)).size);
  for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d/);
});

test('the uploaded function app is host.json, package.json and the bundle that package.json names', () => {
  for (const file of ['host.json', 'package.json', 'dist/main.cjs'])
    repo.write(`api/${file}`, file);
  const copyFiles = steps.find(({ run }) => run?.includes('upload/api'))?.run ?? 'exit 1';
  execFileSync('sh', ['-e', '-c', copyFiles], { cwd: repo.path });
  expect(readdirSync(repo.at('upload/api')).sort()).toEqual(['dist', 'host.json', 'package.json']);
  expect(readdirSync(repo.at('upload/api/dist'))).toEqual(['main.cjs']);
  const { main } = JSON.parse(readFileSync('api/package.json', 'utf8')) as { main: string };
  expect(existsSync(repo.at(`upload/api/${main}`))).toBe(true);
});

test('the upload gets the whole built site and the function app, and builds nothing', () => {
  const artifact = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'));
  expect(artifact?.with).toMatchObject({ path: 'public\nupload\n', 'include-hidden-files': true });
  expect(steps.find((step) => step.with?.action === 'upload')?.with).toMatchObject({
    app_location: 'public',
    api_location: 'upload/api',
    skip_app_build: true,
    skip_api_build: true,
    production_branch: 'main',
  });
});

test('pull requests from forks and Dependabot, which get no secrets, are not deployed', () => {
  for (const name of ['build', 'close']) {
    const condition = workflow.jobs[name]?.if ?? '';
    expect(condition).toContain('head.repo.full_name == github.repository');
    expect(condition).toContain("github.actor != 'dependabot[bot]'");
  }
});

test('only the live site is built with the editor and checked for it', () => {
  const live = "${{ github.ref == 'refs/heads/main' && vars.ADMIN_REPOSITORY || '' }}";
  for (const job of [workflow.jobs.build, workflow.jobs.smoke])
    expect(job?.steps.flatMap(({ env }) => env?.ADMIN_REPOSITORY ?? [])).toEqual([live]);
});

test('closing a pull request deletes its preview and runs no test', () => {
  expect(workflow.jobs.close?.if).toContain("github.event.action == 'closed'");
  expect(workflow.jobs.close?.steps[0]?.with?.action).toBe('close');
  for (const name of ['test', 'hosting'])
    expect(workflow.jobs[name]?.if).toBe("github.event.action != 'closed'");
});

/** Returns all folders with a package-lock.json within a folder. The path of the project's root is empty. */
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
