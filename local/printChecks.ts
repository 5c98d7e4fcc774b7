import type { Check } from './smokeChecks';

/** Prints a line for each check as it comes. @returns how many have failed */
export async function printChecks(checks: AsyncIterable<Check>): Promise<number> {
  let failed = 0;
  for await (const { name, problems } of checks) {
    console.log(problems.length === 0 ? `ok    ${name}` : `FAIL  ${name}: ${problems.join('; ')}`);
    if (problems.length > 0) failed += 1;
  }
  return failed;
}
