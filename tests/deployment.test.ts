import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tempFolder } from '../testing/tempFolder';
import { steps, workflow } from './workflow';

const fakeCheckout = tempFolder();

test('the workflow passes the five settings of a build to `npm run build`', () => {
  const { env = {} } = steps.find(({ run }) => run === 'npm run build') ?? {};
  const settings =
    'ADMIN_BRANCH ADMIN_REPOSITORY GATSBY_RECAPTCHA_SITE_KEY HSTS_INCLUDE_SUBDOMAINS SITE_URL';

  expect(Object.keys(env).sort().join(' ')).toBe(settings);
});

test('the uploaded function app is host.json, package.json and the bundle named there', () => {
  for (const file of ['host.json', 'package.json', 'dist/main.cjs'])
    fakeCheckout.write(`api/${file}`, file);
  const copyCommands =
    steps.find(({ run }) => run?.includes('upload/api'))?.run ?? '';

  execFileSync('sh', ['-e', '-c', copyCommands], { cwd: fakeCheckout.path });
  const { main } = JSON.parse(readFileSync('api/package.json', 'utf8')) as {
    main: string;
  };
  const uploaded = readdirSync(fakeCheckout.at('upload/api'), {
    recursive: true,
  });

  expect(uploaded.sort()).toEqual(['dist', main, 'host.json', 'package.json']);
});

test('the artifact has the site and the function app', () => {
  // The site has a hidden folder, public/.well-known, which must be uploaded,
  // too.
  const artifact = steps.find(({ uses }) =>
    uses?.startsWith('actions/upload-artifact'),
  );

  expect(artifact?.with).toMatchObject({
    path: 'public\nupload\n',
    'include-hidden-files': true,
  });
});

test('the upload builds nothing, and only the branch main goes live', () => {
  expect(
    steps.find((step) => step.with?.action === 'upload')?.with,
  ).toMatchObject({
    app_location: 'public',
    api_location: 'upload/api',
    skip_app_build: true,
    skip_api_build: true,
    production_branch: 'main',
  });
});

test('pull requests from forks and Dependabot, which get no secrets, have no preview', () => {
  for (const name of ['build', 'close']) {
    expect(workflow.jobs[name]?.if).toContain(
      'head.repo.full_name == github.repository',
    );
    expect(workflow.jobs[name]?.if).toContain(
      "github.actor != 'dependabot[bot]'",
    );
  }
});

test('the build adds the editor, and the smoke test looks for it, on the live site only', () => {
  const onlyOnMain =
    "${{ github.ref == 'refs/heads/main' && vars.ADMIN_REPOSITORY || '' }}";

  for (const job of [workflow.jobs.build, workflow.jobs.smoke])
    expect(
      job?.steps.flatMap(({ env }) => env?.ADMIN_REPOSITORY ?? []),
    ).toEqual([onlyOnMain]);
});

test('closing a pull request deletes its preview and starts no test', () => {
  expect(workflow.jobs.close?.if).toContain("github.event.action == 'closed'");
  expect(workflow.jobs.close?.steps[0]?.with?.action).toBe('close');
  for (const name of ['test', 'reader', 'agency', 'hosting', 'engines'])
    expect(workflow.jobs[name]?.if).toBe("github.event.action != 'closed'");
});
