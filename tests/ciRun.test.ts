import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { delimiter } from 'node:path';
import { tempFolder } from '../local/testing/tempFolder';

const project = tempFolder();

test.each([
  ['no command', 0, 'ci\ntest\n'],
  ['ci', 1, 'ci\n'],
  ['test', 1, 'ci\ntest\n'],
])('if npm fails in %s, .ci/run exits with %s', (failingCommand, exitCode, commands) => {
  cpSync('.ci', project.at('.ci'), { recursive: true });
  // A stand-in for npm, which appends its arguments to a file, and fails if they are the failing command.
  project.write('bin/npm', `#!/bin/sh\necho "$*" >> commands\n[ "$*" != "${failingCommand}" ]\n`);
  chmodSync(project.at('bin/npm'), 0o755);
  const PATH = [project.at('bin'), process.env.PATH].join(delimiter);
  const { status } = spawnSync(project.at('.ci/run'), { env: { ...process.env, PATH } });
  expect([status, project.read('commands')]).toEqual([exitCode, commands]);
});
