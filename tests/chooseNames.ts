/**
 * Returns the names that a command line asks for, in their usual order; all of
 * them if it asks for none.
 * @param kind what kind of thing the names stand for, in the message: "suite"
 * @throws if a name is unknown
 */
export function chooseNames<Name extends string>(
  kind: string,
  names: readonly Name[],
  args: string[],
): Name[] {
  const unknown = args.find((arg) => !names.some((name) => name === arg));

  if (unknown)
    throw new Error(
      `There is no ${kind} "${unknown}". The ${kind}s are ${names.join(', ')}.`,
    );

  return names.filter((name) => args.length === 0 || args.includes(name));
}
