import { type BodyFault, findBodyFault, isTooDeep } from './bodyFault';
import { type NodeWithLine, nodesOf } from './markdown';

/** The markdown below the second line of `---`. */
export interface DocumentBody {
  text: string;

  /**
   * Number of the body's first line in the file. If a line of `---` is missing,
   * it is 1, and `text` is empty.
   */
  firstLine: number;

  /** All nodes of the syntax tree, or none if the body has a fault. */
  readonly nodes: readonly NodeWithLine[];

  /** The reason not to parse the body, if there is one. */
  readonly fault: BodyFault | undefined;
}

type ParsedBody = Pick<DocumentBody, 'nodes' | 'fault'>;

/** Parses the markdown of a body, unless it is too large or too deep. */
function parseBody(text: string, firstLine: number): ParsedBody {
  const fault = findBodyFault(text, firstLine);

  if (fault) return { nodes: [], fault };

  const nodes = nodesOf(text, firstLine);
  const deepNode = nodes.find(isTooDeep);

  if (!deepNode) return { nodes, fault: undefined };

  const { line, level } = deepNode;

  return { nodes: [], fault: { reason: 'depth', line, size: level, text: '' } };
}

/**
 * Makes a body that parses its markdown when `nodes` or `fault` is first read.
 * Nothing reads them for some files, such as content/README.md.
 */
export function createBody(text: string, firstLine: number): DocumentBody {
  let parsed: ParsedBody | undefined;

  const parse = (): ParsedBody =>
    (parsed ??= parseBody(text.trimEnd(), firstLine));

  return {
    text,
    firstLine,
    get nodes() {
      return parse().nodes;
    },
    get fault() {
      return parse().fault;
    },
  };
}
