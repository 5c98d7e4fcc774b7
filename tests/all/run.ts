/**
 * `npm run test:all`: runs every suite that must pass before a release, even if
 * one fails, and prints a table. `-- agency reader` runs only these suites,
 * `-- --failed` those that did not pass last time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISSING_PROGRAM } from '../../scripts/support/missingProgram';
import { runCommand } from '../../scripts/support/runCommand';
import { runMain } from '../../scripts/support/runMain';
import { printTotal } from '../counts';
import { chooseSuites } from './chooseSuites';
import { judge, resultTable, type SuiteResult } from './results';
import { suites, type Suite } from './suites';

const MS_PER_MINUTE = 60_000;

const print = (text: string): void => void process.stdout.write(text);

/** Returns Node's arguments that run an npm script. */
function npmArgs(script: string): string[] {
  const npm = process.env.npm_execpath;

  if (!npm) throw new Error('Start this command by `npm run test:all`.');

  return [npm, 'run', script];
}

async function runSuite(
  { name, script }: Suite,
  root: string,
  signal: AbortSignal,
): Promise<SuiteResult> {
  print(`\n=== npm run ${script}\n`);

  const startTime = Date.now();
  const run = await runCommand(process.execPath, npmArgs(script), {
    cwd: root,
    signal,
    onOutput: print,
  });
  const minutes = (Date.now() - startTime) / MS_PER_MINUTE;

  return { name, minutes, ...judge(run) };
}

function readResults(path: string): SuiteResult[] {
  if (!existsSync(path)) return [];

  return JSON.parse(readFileSync(path, 'utf8')) as SuiteResult[];
}

/** Writes the results after each suite, so that an abort loses none. */
function saveResults(path: string, results: SuiteResult[]): void {
  const names = results.map(({ name }) => name);
  const others = readResults(path).filter(({ name }) => !names.includes(name));

  writeFileSync(path, JSON.stringify([...others, ...results], null, 2));
}

void runMain(async (signal, root) => {
  const reports = join(root, 'reports');
  const path = join(reports, 'all.json');

  mkdirSync(reports, { recursive: true });

  const args = process.argv.slice(2);
  const results: SuiteResult[] = [];

  for (const suite of chooseSuites(suites, args, readResults(path))) {
    results.push(await runSuite(suite, root, signal));
    saveResults(path, results);
  }

  for (const { name, failureList } of results)
    if (failureList !== '')
      console.log(`\nFailed in the suite ${name}:\n\n${failureList}`);

  console.log(`\n${resultTable(results)}`);

  const notRun = results.filter(({ verdict }) => verdict === 'not run');

  if (notRun.length > 0) {
    const names = notRun.map(({ name }) => name).join(', ');

    console.log(`\nNot run, because a program is missing: ${names}`);
  }

  const exitCode = printTotal(results.map(({ counts }) => counts));

  return exitCode === 0 && notRun.length > 0 ? MISSING_PROGRAM : exitCode;
});
