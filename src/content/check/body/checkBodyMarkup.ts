import type { ContentDocument } from '../../read/readDocument';
import type { Body } from '../../shape/fields';
import type { LineProblem } from '../problem';
import { footnoteProblems } from './markup/footnoteProblems';
import { htmlProblems } from './markup/htmlProblems';
import { lineSlips } from './markup/lineSlips';
import { linkSlips } from './markup/linkSlips';
import { markSlips } from './markup/markSlips';
import { nodeFault } from './markup/nodeFault';
import { lineAt, shownBlocks } from './markup/shownBlocks';

/**
 * Finds what was meant as markdown, and what the parser reads otherwise. Looks
 * at the parsed text: visitors see what the parser has left of the marks.
 */
export function checkBodyMarkup(
  document: ContentDocument,
  shape: Body,
): LineProblem[] {
  const { body } = document;
  const blocks = shownBlocks(body);

  const slips = blocks.flatMap((block) =>
    [lineSlips, linkSlips, markSlips].flatMap((find) =>
      find(block, shape).map(({ index, ...slip }) => ({
        ...slip,
        line: lineAt(block, index),
      })),
    ),
  );

  const faults = body.nodes.flatMap((node) => {
    const message = nodeFault(node, body);

    return message ? [{ line: node.line, message }] : [];
  });

  return [
    ...slips,
    ...faults,
    ...htmlProblems(document, shape),
    ...footnoteProblems(body, blocks),
  ];
}
