import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
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

// docs/deploy.md says to press "Run workflow" after a change of a setting.
test('the workflow can be started by hand', () => {
  expect(workflow.on).toHaveProperty('workflow_dispatch');
});

describe('the step that checks the deployed site', () => {
  const stand = tempFolder();

  /**
   * Runs the step's script, in which a stand-in for the smoke test fails the
   * first `failures` times. Returns the exit code and the number of attempts.
   */
  function runStep(failures: number) {
    const script =
      steps.find(({ run }) => run?.includes('npm run --silent smoke'))?.run ??
      '';

    stand.write(
      'bin/npm',
      `#!/bin/sh\necho "$@" >> calls\n[ "$(wc -l < calls)" -gt ${failures} ]\n`,
    );
    stand.write('bin/sleep', '#!/bin/sh\n');
    stand.write('calls', '');
    for (const program of ['npm', 'sleep'])
      chmodSync(stand.at(`bin/${program}`), 0o755);

    const { status } = spawnSync('bash', ['-e', '-c', script], {
      cwd: stand.path,
      env: {
        PATH: `${stand.at('bin')}:${process.env.PATH}`,
        DEPLOYED_URL: 'https://www.example.com',
      },
    });

    return { status, calls: stand.read('calls').trim().split('\n') };
  }

  test('fails if the site is still wrong after six attempts', () => {
    const { status, calls } = runStep(100);

    expect(status).toBe(1);
    expect(calls).toHaveLength(6);
  });

  test('passes once the site is right', () => {
    const { status, calls } = runStep(2);

    expect(status).toBe(0);
    expect(calls).toEqual(
      Array(3).fill('run --silent smoke -- https://www.example.com'),
    );
  });
});
