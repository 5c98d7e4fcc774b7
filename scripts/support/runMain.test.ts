import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { tempFolder } from '../../testing/tempFolder';

const project = tempFolder();

/** Runs a command that prints "started", in a project with this folder name. */
function runIn(folderName: string) {
  const support = project.at(`${folderName}/scripts/support`);

  cpSync(__dirname, support, { recursive: true });
  project.write(
    `${folderName}/scripts/command.ts`,
    `import { runMain } from './support/runMain';\nvoid runMain(async () => console.log('started'));\n`,
  );

  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const command = project.at(`${folderName}/scripts/command.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, command],
    { encoding: 'utf8' },
  );

  return { status, stdout, stderr };
}

test('a command runs in a folder with a plain name', () => {
  expect(runIn('our site')).toEqual({
    status: 0,
    stdout: 'started\n',
    stderr: '',
  });
});

test('a command does not start in a folder whose name its tools cannot read', () => {
  expect(runIn('site (1)')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^The project is in the folder "site \(1\)".*\n$/,
    ),
  });
});
