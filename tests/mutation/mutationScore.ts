import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../local/runCommand';
import { areas } from './areas';

const FOLDERS = ['api/src', 'src/content', 'src/enquiry'];

/** The part of Stryker's report that is read here, by the schema of mutation-testing-report-schema. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

type Change = { file: string; status: string };

async function tryChanges(root: string, area: string, signal: AbortSignal): Promise<Change[]> {
  const program = join(root, 'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = [program, 'run', 'tests/mutation/stryker.config.mjs'];
  const code = await runNode(root, args, signal, { ...process.env, MUTATION_AREA: area });
  if (code !== 0) throw new Error(`Stryker stopped with ${code}.`);
  const report = readFileSync(join(root, `reports/mutation-${area}.json`), 'utf8');
  return Object.entries((JSON.parse(report) as Report).files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status }) => ({ file, status })),
  );
}

/**
 * Changes the code in one place after the other, and prints for each folder how many changes a test has noticed.
 * @returns how many of all, in percent
 */
export async function mutationScore(root: string, signal: AbortSignal): Promise<number> {
  // The first keeps the processor busy. The tests of the function wait half of their time and those of the form a quarter,
  // and so these run side by side: to their end, so that none is left running where another one fails.
  const [first = '', ...others] = Object.keys(areas);
  const changes = await tryChanges(root, first, signal);
  const ends = await Promise.allSettled(others.map((area) => tryChanges(root, area, signal)));
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason;
    changes.push(...end.value);
  }
  const score = (folder: string): number => {
    const count = (...names: string[]) =>
      changes.filter(({ file, status }) => file.startsWith(folder) && names.includes(status))
        .length;
    const [noticed, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
    const percent = (100 * noticed) / (noticed + missed);
    const all = `${noticed} of ${noticed + missed} changes noticed, ${percent.toFixed(1)} %`;
    console.log(`${folder || 'all'}: ${all}`);
    return percent;
  };
  FOLDERS.forEach(score);
  return score('');
}
