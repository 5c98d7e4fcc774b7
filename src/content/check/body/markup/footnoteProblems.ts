import type { DocumentBody } from '../../../read/documentBody';
import type { NodeWithLine } from '../../../read/markdown';
import { shortened } from '../../../shape/shortened';
import type { LineProblem } from '../../problem';
import { lineAt, rangeOf, type ShownBlock } from './shownBlocks';
import { MAX_QUOTED } from './slip';

/** Matches `[^1]`, or a note: `[^1]: Wool`. */
const FOOTNOTE = /\[\^(?<label>[^[\]]+)\](?::[ \t]*(?<note>\S.*))?/g;

/** The parser takes the note `[^1]: Wool` for the definition of a link. */
const isNote = ({ type, label }: NodeWithLine): boolean =>
  type === 'definition' && label?.startsWith('^') === true;

/**
 * Reports all footnotes of a text at the first one: a text may have many, and
 * all need the same.
 */
export function footnoteProblems(
  { nodes, text }: DocumentBody,
  blocks: readonly ShownBlock[],
): LineProblem[] {
  const inBlocks = blocks.flatMap((block) =>
    [...block.source.matchAll(FOOTNOTE)]
      // In code, `^` is not shown as a text.
      .filter(({ index }) => block.shown[index + 1] === '^')
      .map(({ index, groups }) => ({ line: lineAt(block, index), ...groups })),
  );

  const inNotes = nodes.filter(isNote).flatMap((node) => {
    const { start, end } = rangeOf(node);
    const matches = [...text.slice(start, end).matchAll(FOOTNOTE)];

    return matches.map(({ groups }) => ({ line: node.line, ...groups }));
  });

  const found: { line: number; label?: string; note?: string }[] = [
    ...inBlocks,
    ...inNotes,
  ].sort((one, other) => one.line - other.line);
  const [first] = found;

  if (!first) return [];

  const labels = new Set(found.map(({ label }) => label));
  const start = `"[^${shortened(first.label ?? '')}]"`;
  const fault =
    labels.size === 1
      ? 'is a footnote'
      : `is a footnote, like ${labels.size - 1} more`;
  const { note = 'the note' } =
    found.find(({ label, note }) => note && label === first.label) ?? {};

  return [
    {
      line: first.line,
      message: `${start} ${fault}, and no page shows footnotes. Write: (${shortened(note, MAX_QUOTED)})`,
    },
  ];
}
