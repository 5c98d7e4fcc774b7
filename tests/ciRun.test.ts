import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { delimiter } from 'node:path';
import { tempFolder } from '../local/testing/tempFolder';

const project = tempFolder();

/** Runs .ci/run with a stand-in for npm, which appends its arguments to a file in its working directory. */
function runCi(failingCommand = '') {
  cpSync('.ci', project.at('.ci'), { recursive: true });
  project.write('bin/npm', `#!/bin/sh\necho "$*" >> commands\n[ "$*" != "${failingCommand}" ]\n`);
  chmodSync(project.at('bin/npm'), 0o755);
  const PATH = [project.at('bin'), process.env.PATH].join(delimiter);
  const { status } = spawnSync(project.at('.ci/run'), { env: { ...process.env, PATH } });
  return { status, commands: project.read('commands').trim().split('\n') };
}

test('.ci/run installs the packages in the lock file, then runs the tests', () => {
  expect(runCi()).toEqual({ status: 0, commands: ['ci', 'test'] });
});

test.each([
  ['ci', ['ci']],
  ['test', ['ci', 'test']],
])('.ci/run fails if npm %s fails', (failingCommand, commands) => {
  const result = runCi(failingCommand);
  expect(result.status).not.toBe(0);
  expect(result.commands).toEqual(commands);
});
