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
  steps: Step[];
};
type Workflow = { permissions: object; jobs: Record<string, Job> };

const folder = '.github/workflows';
const copy = tempFolder();

const workflow = parse(readFileSync(`${folder}/site.yml`, 'utf8')) as Workflow;
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const upload = steps.find((step) => step.with?.action === 'upload');
test.each(readdirSync(folder))('%s is a workflow by the schema of GitHub', (file) => {
  expect(validateWorkflow(readFileSync(`${folder}/${file}`, 'utf8')).errors).toEqual([]);
});

test('no job may do more than read the code, and the token of the checkout is not left behind', () => {
  expect(workflow.permissions).toEqual({});
  for (const [, { permissions = {} }] of jobs)
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  for (const { uses, with: inputs } of steps)
    if (uses?.startsWith('actions/checkout')) expect(inputs?.['persist-credentials']).toBe(false);
});

test('no value from outside is written into a script', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('a deployment waits for the tests, the build and the upload, in this order', () => {
  const needs = (name: string) => workflow.jobs[name]?.needs ?? [];
  expect(needs('build')).toEqual(expect.arrayContaining(['test', 'hosting']));
  expect(needs('upload')).toContain('build');
  expect(needs('smoke')).toContain('upload');
});

test.each([
  ['test', 'npm test'],
  ['agency', 'npm run test:agency'],
  ['agency', 'npm run test:admin'],
  ['engines', 'npm run test:engines'],
  ['hosting', 'npm run test:hosting'],
  ['reader', 'npm run test:reader'],
])('a pull request runs the job %s beside the others: %s', (name, command) => {
  const job = workflow.jobs[name];
  expect(job?.steps.map(({ run }) => run)).toContain(command);
  expect(job?.needs).toBeUndefined();
});

test('the deployment token is given to actions alone, in jobs that run no code of ours', () => {
  const withToken = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(withToken.map(([name]) => name).sort()).toEqual(['close', 'upload']);
  for (const [, job] of withToken)
    for (const step of job.steps) {
      expect(step.run).toBeUndefined();
      expect(step.uses).not.toMatch(/^(actions\/checkout|\.)/);
    }
});

test('every action is pinned to a commit, with its version beside it', () => {
  const uses = readFileSync(`${folder}/site.yml`, 'utf8').match(/uses: .*/g) ?? [];
  expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
  for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d/);
});

test('the built site and the whole function app are uploaded as they were built', () => {
  expect(upload?.with).toMatchObject({
    app_location: 'public',
    api_location: 'upload/api',
    skip_app_build: true,
    skip_api_build: true,
    production_branch: 'main',
  });
});

const kept = steps.find((step) => step.uses?.startsWith('actions/upload-artifact'));
const together = workflow.jobs.build?.steps.find(({ run }) => run?.includes('upload/api'))?.run;

test('the steps of the build put together a function app that starts', () => {
  for (const file of ['host.json', 'package.json', 'dist/main.cjs'])
    copy.write(`api/${file}`, file);
  execFileSync('sh', ['-e', '-c', together ?? 'exit 1'], { cwd: copy.path });
  expect(readdirSync(copy.at('upload/api')).sort()).toEqual(['dist', 'host.json', 'package.json']);
  expect(readdirSync(copy.at('upload/api/dist'))).toEqual(['main.cjs']);
  const { main } = JSON.parse(readFileSync('api/package.json', 'utf8')) as { main: string };
  expect(existsSync(copy.at(`upload/api/${main}`))).toBe(true);
  expect(kept?.with).toMatchObject({ path: 'public\nupload\n', 'include-hidden-files': true });
});

test('pull requests from forks and of Dependabot, which get no secrets, are not deployed', () => {
  for (const name of ['build', 'close']) {
    const condition = workflow.jobs[name]?.if ?? '';
    expect(condition).toContain('head.repo.full_name == github.repository');
    expect(condition).toContain("github.actor != 'dependabot[bot]'");
  }
});

test('the build has an editor, and the smoke test looks at it, on the live site alone', () => {
  const naming = jobs.flatMap(([name, job]) =>
    job.steps.flatMap(({ env = {} }) =>
      env.ADMIN_REPOSITORY ? [[name, env.ADMIN_REPOSITORY]] : [],
    ),
  );
  const live = "${{ github.ref == 'refs/heads/main' && vars.ADMIN_REPOSITORY || '' }}";
  expect(naming).toEqual([
    ['build', live],
    ['smoke', live],
  ]);
});

test('a preview is taken away when its pull request is closed, and nothing else runs then', () => {
  expect(workflow.jobs.close?.if).toContain("github.event.action == 'closed'");
  expect(workflow.jobs.close?.steps[0]?.with?.action).toBe('close');
  for (const name of ['test', 'hosting'])
    expect(workflow.jobs[name]?.if).toBe("github.event.action != 'closed'");
});

/** The folders of the repository that have a lock file of their own, by their paths. */
const lockedFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'package-lock.json') return [folder === '.' ? '' : folder];
    const skipped = /^(\.|node_modules$|reports$|public$)/.test(entry.name);
    return entry.isDirectory() && !skipped ? lockedFolders(join(folder, entry.name)) : [];
  });

test('Dependabot watches every package file, and the actions', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; directory: string }[];
  };
  const watched = updates.map((update) => `${update['package-ecosystem']} ${update.directory}`);
  const locked = lockedFolders('.').map((folder) => `npm /${folder}`);
  expect(watched.sort()).toEqual(['github-actions /', ...locked].sort());
});
