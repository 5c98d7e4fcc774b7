import { isAlias, visit } from 'yaml';
import type { Document, ErrorCode } from 'yaml';
import type { SyntaxFault } from './syntaxFault';

/** A fault, and the offsets of its start and end in the YAML. */
interface Fault {
  code: ErrorCode;
  from: number;
  to: number;
}

/**
 * Returns faults for texts that start with `*`, `&` or `!`: YAML reads their
 * first word as alias, anchor or tag.
 */
function findAliases(yaml: Document.Parsed): Fault[] {
  const faults: Fault[] = [];

  visit(yaml, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor && !node.tag) return;
      const start = node.range?.[0] ?? 0;

      faults.push({ code: 'BAD_ALIAS', from: start, to: start });
    },
  });

  return faults;
}

/**
 * Moves the fault of a missing closing quote to the opening quote. The parser
 * reports it at the end of the YAML.
 */
function moveToOpeningQuotes(
  faults: readonly Fault[],
  yaml: Document.Parsed,
): void {
  const missingQuotes = faults.filter(({ code }) => code === 'MISSING_CHAR');

  if (missingQuotes.length === 0) return;

  visit(yaml, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return;
      // `end` is after the white space and comments that follow.
      const [start, , end] = range;

      for (const fault of missingQuotes)
        if (fault.from >= start && fault.from <= end) fault.from = start;
    },
  });
}

/** Returns the faults that the YAML parser reports, and those it overlooks. */
export function findSyntaxFaults(
  yaml: Document.Parsed,
  lineAt: (offset: number) => number,
): SyntaxFault[] {
  const reported = [...yaml.errors, ...yaml.warnings];
  const faults = [
    ...reported.map(({ pos: [from, to], code }): Fault => ({ from, to, code })),
    ...findAliases(yaml),
  ];

  moveToOpeningQuotes(faults, yaml);

  // If several faults start at the same offset, keep the longest.
  const lastEnds = new Map<number, number>();

  for (const { from, to } of faults)
    lastEnds.set(from, Math.max(to, lastEnds.get(from) ?? to));

  return faults
    .filter(({ from, to }) => lastEnds.get(from) === to)
    .map(({ code, from, to }) => ({
      code,
      line: lineAt(from),
      endLine: lineAt(to),
    }));
}
