/**
 * `npm run test:mutation`: changes the code of the enquiry and of the content in one place after the other, and sees
 * whether a test notices. Prints what survived and the score, and fails where the score is under 90 %.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../local/command';
import { runCommand } from '../local/runCommand';
import { areas } from '../tests/mutation/areas';

const LEAST = 90;
const FOLDERS = ['api/src', 'src/content', 'src/enquiry'];

/** The part of Stryker's report that is read here, by the schema of mutation-testing-report-schema. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const root = join(__dirname, '..');
const program = join(root, 'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');

void command(async (signal) => {
  const started = Date.now();
  const found: { file: string; status: string }[] = [];
  const tryChanges = async (area: string): Promise<void> => {
    const { code } = await runCommand(
      process.execPath,
      [program, 'run', 'tests/mutation/stryker.config.mjs'],
      {
        cwd: root,
        env: { ...process.env, MUTATION_AREA: area },
        signal,
        onOutput: (text) => process.stdout.write(text),
      },
    );
    if (code !== 0) throw new Error(`Stryker stopped with ${code}.`);
    const report = join(root, `reports/mutation-${area}.json`);
    const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    for (const [file, { mutants }] of Object.entries(files))
      found.push(...mutants.map(({ status }) => ({ file, status })));
  };
  // The first keeps the processor busy. The tests of the function wait half of their time and those of the form a quarter,
  // and so these run side by side: to their end, so that none is left running where another one fails.
  const [first = '', ...others] = Object.keys(areas);
  await tryChanges(first);
  const ends = await Promise.allSettled(others.map(tryChanges));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const score = (folder: string): number => {
    const here = found.filter(({ file }) => file.startsWith(folder));
    const count = (...names: string[]) =>
      here.filter(({ status }) => names.includes(status)).length;
    const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
    const percent = (100 * noticed) / (noticed + missed);
    console.log(
      `${folder || 'all'}: ${noticed} of ${noticed + missed} changes noticed, ${percent.toFixed(1)} %`,
    );
    return percent;
  };
  for (const folder of FOLDERS) score(folder);
  const all = score('');
  console.log(`It took ${Math.round((Date.now() - started) / 60_000)} minutes.`);
  return all >= LEAST ? 0 : 1;
});
