import type { ContentDocument } from '../../read/readDocument';
import type { Body } from '../../shape/fields';
import type { LineProblem } from '../problem';
import { footnoteProblems } from './markup/footnoteProblems';
import { htmlProblems } from './markup/htmlProblems';
import { lineSlips } from './markup/lineSlips';
import { linkSlips } from './markup/linkSlips';
import { markSlips } from './markup/markSlips';
import { nodeFault } from './markup/nodeFault';
import { lineAt, type ShownBlock, shownBlocks } from './markup/shownBlocks';

/** Finders of markup that the parser reads otherwise, or not at all. */
const FINDERS = [lineSlips, linkSlips, markSlips];

/**
 * Finds markup that the parser reads differently from what its author meant.
 * Looks at the parsed body: visitors see the marks that the parser has left.
 */
export function checkBodyMarkup(
  document: ContentDocument,
  shape: Body,
): LineProblem[] {
  const { body } = document;
  const blocks = shownBlocks(body);

  const slipsIn = (block: ShownBlock) =>
    FINDERS.flatMap((find) => find(block, shape));

  const slips = blocks.flatMap((block) =>
    slipsIn(block).map(({ index, ...slip }) => ({
      ...slip,
      line: lineAt(block, index),
    })),
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
