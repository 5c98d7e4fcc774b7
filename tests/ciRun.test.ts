import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { tempFolder } from '../testing/tempFolder';

const project = tempFolder();

test.each([
  [0, 'no npm command', 'ci\ntest\n'],
  [1, 'npm ci', 'ci\n'],
  [1, 'npm test', 'ci\ntest\n'],
])(
  '.ci/run exits with %s if %s fails',
  (exitCode, failingCommand, expectedCommands) => {
    cpSync('.ci', project.at('.ci'), { recursive: true });
    // Appends its arguments to `commands` in the project, which .ci/run enters.
    // Exits with 1 only for the failing command.
    const npmStandIn = `#!/bin/sh\necho "$*" >> commands\n[ "npm $*" != "${failingCommand}" ]\n`;

    project.write('bin/npm', npmStandIn);
    chmodSync(project.at('bin/npm'), 0o755);
    const PATH = `${project.at('bin')}:${process.env.PATH}`;
    const { status } = spawnSync(project.at('.ci/run'), {
      env: { ...process.env, PATH },
    });

    expect([status, project.read('commands')]).toEqual([
      exitCode,
      expectedCommands,
    ]);
  },
);
