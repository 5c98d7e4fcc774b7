import { isMap, isNode } from 'yaml';
import type { Document, LineCounter, Pair, YAMLMap } from 'yaml';

/**
 * Path of a field through groups and lists, such as `['threads', 0, 'colour']`.
 */
export type FieldPath = readonly (string | number)[];

interface ParsedYaml {
  source: string;
  yaml: Document.Parsed;
  lineCounter: LineCounter;

  /** Number of the first line of the YAML in the file. */
  firstLine: number;
}

/** Finds the lines of fields in a file, and what is written there. */
export interface FieldPlaces {
  /** @param offset in the YAML */
  lineAt: (offset: number) => number;

  /**
   * Returns the line of a field's name, of a list item, or of the group around
   * a missing field.
   */
  lineOf: (path: FieldPath) => number;

  /**
   * Returns a field's value as written in the file: `+44`, which YAML reads as
   * the number 44.
   */
  sourceOf: (path: FieldPath) => string;
}

export function createFieldPlaces({
  source,
  yaml,
  lineCounter,
  firstLine,
}: ParsedYaml): FieldPlaces {
  const pairsOf = new WeakMap<YAMLMap, Map<string, Pair>>();

  /**
   * Returns a field of a group by its name. Keeps an index of each group,
   * because YAMLMap searches in all its fields.
   */
  function pairIn(group: YAMLMap, name: string): Pair | undefined {
    const pairs = pairsOf.get(group) ?? new Map<string, Pair>();

    if (!pairsOf.has(group)) {
      for (const pair of group.items) pairs.set(String(pair.key), pair);
      pairsOf.set(group, pairs);
    }

    return pairs.get(name);
  }

  const lineAt = (offset: number): number =>
    lineCounter.linePos(offset).line + firstLine - 1;

  /** Returns the syntax node of a field's value, or of a list item. */
  const valueNodeOf = (path: FieldPath): unknown => yaml.getIn(path, true);

  function lineOf(path: FieldPath): number {
    if (path.length === 0) return 1;

    const parentPath = path.slice(0, -1);
    const parent = yaml.getIn(parentPath);
    const pair = isMap(parent)
      ? pairIn(parent, String(path.at(-1)))
      : undefined;
    const node = pair ? pair.key : valueNodeOf(path);

    return isNode(node) && node.range
      ? lineAt(node.range[0])
      : lineOf(parentPath);
  }

  function sourceOf(path: FieldPath): string {
    const node = valueNodeOf(path);

    return isNode(node) && node.range
      ? source.slice(node.range[0], node.range[1])
      : '';
  }

  return { lineAt, lineOf, sourceOf };
}
