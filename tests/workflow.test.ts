import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { parse } from 'yaml';

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

const workflow = parse(readFileSync(`${folder}/site.yml`, 'utf8')) as Workflow;
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const upload = steps.find((step) => step.with?.action === 'upload');
const indexIn = (job: string, wanted: RegExp) =>
  workflow.jobs[job]?.steps.findIndex(({ run, uses }) => wanted.test(run ?? uses ?? '')) ?? -1;

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

test('nothing is deployed that has not passed the tests and the second opinion', () => {
  expect(workflow.jobs.deploy?.needs).toEqual(['test', 'hosting']);
  expect(indexIn('test', /^npm test$/)).toBeGreaterThan(0);
  expect(indexIn('hosting', /test:hosting/)).toBeGreaterThan(0);
});

test('what is uploaded was built and put together before, is not built again, and is looked at once it is there', () => {
  expect(upload?.with).toMatchObject({
    app_location: 'public',
    api_location: 'upload/api',
    skip_app_build: true,
    skip_api_build: true,
    production_branch: 'main',
  });
  const found = [
    /^npm run build$/,
    /cp api\/dist\/main\.cjs upload\/api\/dist/,
    /static-web-apps/,
    /npm run --silent smoke/,
  ].map((step) => indexIn('deploy', step));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(found).not.toContain(-1);
});

test('pull requests from forks and of Dependabot, which get no secrets, are not deployed', () => {
  for (const name of ['deploy', 'close']) {
    const condition = workflow.jobs[name]?.if ?? '';
    expect(condition).toContain('head.repo.full_name == github.repository');
    expect(condition).toContain("github.actor != 'dependabot[bot]'");
  }
});

test('the deploy job alone switches the editor on, and only for the live site', () => {
  const naming = jobs.flatMap(([name, job]) =>
    job.steps.flatMap(({ env = {} }) =>
      env.ADMIN_REPOSITORY ? [[name, env.ADMIN_REPOSITORY]] : [],
    ),
  );
  const live = "${{ github.ref == 'refs/heads/main' && vars.ADMIN_REPOSITORY || '' }}";
  expect(naming).toEqual([
    ['deploy', live],
    ['deploy', live],
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
