export interface Check {
  name: string;

  /** Returns a sentence for each problem of the site at `origin`. */
  findProblems: (origin: string) => Promise<string[]>;
}

/**
 * Returns the sentence for a host that does not answer. The message of fetch's
 * error is only `fetch failed`; the error's cause gives the reason.
 */
const noAnswer = ({ message, cause }: Error): string[] => [
  `no answer: ${cause ? String(cause) : message}`,
];

/**
 * Prints a line for each check. Returns the problems of each failed check by
 * its name.
 */
export async function runChecks(
  checks: readonly Check[],
  origin: string,
  print = console.log,
): Promise<Record<string, string[]>> {
  const failed: Record<string, string[]> = {};

  for (const { name, findProblems } of checks) {
    const problems = await findProblems(origin).catch(noAnswer);

    if (problems.length === 0) {
      print(`ok    ${name}`);
      continue;
    }

    print(`FAIL  ${name}: ${problems.join('; ')}`);
    failed[name] = problems;
  }

  return failed;
}
