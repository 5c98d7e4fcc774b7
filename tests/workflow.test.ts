import { readdirSync, readFileSync } from 'node:fs';
import { validateWorkflow } from '@action-validator/core';
import { PART_NAMES, WORKFLOW_CONTENT_COUNT } from './agency/partNames';
import { steps, workflow, WORKFLOW_FILE } from './workflow';

const FOLDER = '.github/workflows';
const jobs = Object.entries(workflow.jobs);

test.each(readdirSync(FOLDER))(
  "%s is valid by GitHub's schema for workflows",
  (file) => {
    expect(
      validateWorkflow(readFileSync(`${FOLDER}/${file}`, 'utf8')).errors,
    ).toEqual([]);
  },
);

test('jobs may at most read the code', () => {
  expect(workflow.permissions).toEqual({});

  for (const [, { permissions = {} }] of jobs)
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
});

test('no checkout stores its token', () => {
  const checkouts = steps.filter(({ uses }) =>
    uses?.startsWith('actions/checkout'),
  );

  expect(checkouts).not.toEqual([]);
  for (const { with: inputs } of checkouts)
    expect(inputs?.['persist-credentials']).toBe(false);
});

test('no script contains an expression `${{ … }}`, whose value would be run as code', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

const jobsWithSecret = jobs.filter(([, job]) =>
  JSON.stringify(job).includes('secrets.'),
);

test('only the jobs close and upload have a secret', () => {
  const names = jobsWithSecret.map(([name]) => name);

  expect(names.sort()).toEqual(['close', 'upload']);
});

test('jobs with a secret run neither scripts nor our own code', () => {
  for (const step of jobsWithSecret.flatMap(([, job]) => job.steps)) {
    expect(step.run).toBeUndefined();
    // Only a checkout brings our code. Our own actions would begin with a dot:
    // `./.github/actions/…`.
    expect(step.uses).not.toMatch(/^(actions\/checkout|\.)/);
  }
});

const requiredJobs = (name: string): string[] =>
  (workflow.jobs[name]?.needs ?? []).flatMap((needed) => [
    needed,
    ...requiredJobs(needed),
  ]);

test('the site is uploaded only after the jobs test, hosting and build', () => {
  expect(requiredJobs('upload')).toEqual(
    expect.arrayContaining(['test', 'hosting', 'build']),
  );
});

test('the smoke test runs after the upload', () => {
  expect(requiredJobs('smoke')).toContain('upload');
});

test('the job test runs on the Node versions of .nvmrc, of the minimum in package.json, and on a newer one', () => {
  const oldestVersion = /"node": ">=(.*)"/.exec(
    readFileSync('package.json', 'utf8'),
  )?.[1];

  const defaultVersion = readFileSync('.nvmrc', 'utf8').trim();
  const versions = workflow.jobs.test?.strategy?.matrix.node;
  const [, ...otherVersions] = versions ?? [];
  const newestVersion = otherVersions.at(-1);

  // An empty version means the one in .nvmrc.
  expect(versions).toEqual(['', oldestVersion, newestVersion]);
  expect(Number(newestVersion)).toBeGreaterThan(Number(defaultVersion));
});

test('the job agency has the history, from which a test makes an older copy', () => {
  const checkout = workflow.jobs.agency?.steps[0];

  expect(checkout?.uses).toMatch(/^actions\/checkout@/);
  expect(checkout?.with?.['fetch-depth']).toBe(0);
});

test('the job agency runs every part of test:agency, and every generated content once', () => {
  const variants = workflow.jobs.agency?.strategy?.matrix.include ?? [];
  const parts = variants.flatMap(({ parts }) => String(parts).split(' '));
  const seeds = variants.flatMap(({ seed }) => seed ?? []);

  expect(new Set(parts)).toEqual(new Set(PART_NAMES));
  expect(seeds).toEqual(
    Array.from({ length: WORKFLOW_CONTENT_COUNT }, (_, index) => index + 1),
  );
});

test.each(['test', 'build'])(
  'the job %s gets the pictures that an earlier run has resized, before it builds',
  (name) => {
    const jobSteps = workflow.jobs[name]?.steps ?? [];
    const cache = jobSteps.findIndex(
      (step) => step.with?.path === '.resized-pictures',
    );
    const build = jobSteps.findIndex(({ run = '' }) =>
      /^npm (test|run build)$/.test(run),
    );

    expect(cache).not.toBe(-1);
    expect(cache).toBeLessThan(build);
  },
);

test('a new commit cancels the previous run in a pull request only', () => {
  const isPullRequest = "${{ github.event_name == 'pull_request' }}";

  expect(workflow.concurrency['cancel-in-progress']).toBe(isPullRequest);
});

test('every action is pinned to a commit, with its version in a comment', () => {
  const uses = readFileSync(WORKFLOW_FILE, 'utf8').match(/uses: .*/g) ?? [];

  // A step that several jobs share by a YAML alias is written once and parsed
  // to one object, so both sides count it once.
  expect(uses).toHaveLength(new Set(steps.filter((step) => step.uses)).size);
  for (const use of uses) expect(use).toMatch(/@[0-9a-f]{40} # v\d/);
});
