import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../local/runCommand';
import { checked, jestCounts, type Counts, type JestReport } from './counts';

/** Runs the unit tests of a project's folder, with their lines on the terminal. */
export async function runUnitTests(root: string, signal: AbortSignal): Promise<Counts> {
  const report = join(root, 'reports/jest.json');
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const { RANDOM_ORDER } = process.env;
  const order = RANDOM_ORDER ? ['--randomize', `--seed=${RANDOM_ORDER}`] : [];
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--json', `--outputFile=${report}`, ...order];
  const code = await runNode(root, args, signal, { ...process.env, NODE_ENV: 'test' });
  return checked(jestCounts(JSON.parse(readFileSync(report, 'utf8')) as JestReport), code);
}
