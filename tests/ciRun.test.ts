import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { delimiter } from 'node:path';
import { tempFolder } from '../local/testing/tempFolder';

const copy = tempFolder();

/** Runs .ci/run with a stand-in for npm. @param failing the npm command that fails */
function runCi(failing?: string) {
  cpSync('.ci', copy.at('.ci'), { recursive: true });
  copy.write('bin/npm', `#!/bin/sh\necho "$*" >> commands\n[ "$*" != "${failing ?? ''}" ]\n`);
  chmodSync(copy.at('bin/npm'), 0o755);
  const PATH = [copy.at('bin'), process.env.PATH].join(delimiter);
  const { status } = spawnSync(copy.at('.ci/run'), { env: { ...process.env, PATH } });
  return { status, commands: copy.read('commands').trim().split('\n') };
}

test('.ci/run installs what the lock file names, then runs the tests', () => {
  expect(runCi()).toEqual({ status: 0, commands: ['ci', 'test'] });
});

test.each([
  ['ci', ['ci']],
  ['test', ['ci', 'test']],
])('.ci/run fails if npm %s fails', (failing, commands) => {
  const run = runCi(failing);
  expect(run.status).not.toBe(0);
  expect(run.commands).toEqual(commands);
});
