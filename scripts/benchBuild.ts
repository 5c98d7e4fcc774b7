/**
 * `npm run bench:build`: how long the site takes to build from nothing, again, and after a change of one sentence. It
 * builds a copy of the project, which shares the installed packages.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildProject } from '../local/buildProject';
import { command } from '../local/command';

const root = join(__dirname, '..');
const SITE_URL = 'http://localhost:4280';

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function changeOneSentence(copy: string): void {
  const file = join(copy, 'content/home.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/^lead: .*?\./m, (lead) => lead.replace('.', ', every day.')),
  );
  if (readFileSync(file, 'utf8') === text) throw new Error('No sentence was found to change.');
}

void command(async (signal) => {
  const copy = copyProject();
  const seconds = async (always: boolean): Promise<string> => {
    const start = performance.now();
    await buildProject(copy, { ...process.env, SITE_URL }, { signal, always });
    return ((performance.now() - start) / 1000).toFixed(1);
  };
  try {
    const cold = await seconds(true);
    const warm = await seconds(true);
    changeOneSentence(copy);
    const sentence = await seconds(false);
    const nothing = await seconds(false);
    console.log(`
| Build | Seconds |
| --- | ---: |
| from nothing | ${cold} |
| again | ${warm} |
| after a change of one sentence | ${sentence} |
| \`npm start\` where nothing has changed | ${nothing} |`);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
