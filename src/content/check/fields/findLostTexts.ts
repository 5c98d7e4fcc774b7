import { visit } from 'yaml';
import type { Scalar } from 'yaml';
import type { ContentDocument } from '../../read/readDocument';
import { shortened } from '../../shape/shortened';
import type { LineProblem } from '../problem';

/**
 * Whether a comment behind a value was meant as a comment.
 * @param comment without its `#`
 * @param mayBeEmpty whether the field needs no value
 */
function isRealComment(
  { value }: Scalar,
  comment: string,
  mayBeEmpty: boolean,
): boolean {
  // Without a value, `# text` is a comment, but `#ff6a3d` is a colour that
  // lacks quotes.
  if (value === null) return mayBeEmpty && /^\s/.test(comment);

  // After a text, the comment is probably the rest of the text. After a number,
  // `true` or `false`, it is a comment.
  return typeof value !== 'string';
}

/**
 * Finds words that YAML takes for a comment: `heading: Our studio is #1`.
 * @param faultyLines numbers of lines whose field is wrong, such as an empty
 * field that needs a value
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
