import { visit } from 'yaml';
import type { Scalar } from 'yaml';
import type { ContentDocument } from '../../read/readDocument';
import { shortened } from '../../shape/shortened';
import type { LineProblem } from '../problem';

/**
 * Whether a comment behind a value was meant as one. `# text` behind a field
 * that may be empty was; `#rrggbb` is a colour without quotes.
 */
function isRealComment(
  { value }: Scalar,
  comment: string,
  mayBeEmpty: boolean,
): boolean {
  if (value === null) return mayBeEmpty && /^\s/.test(comment);

  // After a number, `true` or `false`, any comment is real.
  return typeof value !== 'string';
}

/**
 * Finds words that YAML takes for a comment: `heading: Our studio is #1`.
 * @param faultyLines with a wrong field, such as one that must not be empty
 */
export function findLostTexts(
  { yaml, places }: ContentDocument,
  faultyLines: ReadonlySet<number>,
): LineProblem[] {
  const problems: LineProblem[] = [];

  visit(yaml, {
    Scalar(_, node) {
      const { comment, range } = node;

      if (!comment || !range) return;

      const line = places.lineAt(range[0]);

      if (isRealComment(node, comment, !faultyLines.has(line))) return;

      const message = `loses the words "#${shortened(comment)}", because # begins a comment. Put the whole text in quotes.`;

      problems.push({ line, message });
    },
  });

  return problems;
}
