import { isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { createFieldPlaces, type FieldPlaces } from './fieldPlaces';
import { findSizeFaults } from './findSizeFaults';
import { findSyntaxFaults } from './findSyntaxFaults';
import type { SyntaxFault } from './syntaxFault';

export interface FieldsPart {
  /** Values by the names of the fields; empty if the YAML has faults. */
  fields: Readonly<Record<string, unknown>>;

  /** The syntax tree; empty if the YAML is too large to be parsed. */
  yaml: Document.Parsed;
  faults: readonly SyntaxFault[];
  places: FieldPlaces;
}

/**
 * Removes white space and line breaks at both ends of all texts. A text that is
 * written below `name: |` ends with a line break.
 */
function trimTexts(yaml: Document.Parsed): void {
  visit(yaml, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string')
        node.value = node.value.trim();
    },
  });
}

/**
 * Parses the YAML of a content file. Never throws: syntax errors are in
 * `faults`.
 * @param firstLine number of the YAML's first line in the file
 */
export function readFields(
  lines: readonly string[],
  firstLine: number,
): FieldsPart {
  const sizeFaults = findSizeFaults(lines, firstLine);
  const isSmall = sizeFaults.length === 0;
  const source = isSmall ? lines.map((line) => `${line}\n`).join('') : '';

  const lineCounter = new LineCounter();
  // By default, the parser prints a warning if the name of a field is a list.
  // The content check reports such a field.
  const yaml = parseDocument(source, { lineCounter, logLevel: 'error' });
  const places = createFieldPlaces({ source, yaml, lineCounter, firstLine });

  const faults = isSmall ? findSyntaxFaults(yaml, places.lineAt) : sizeFaults;

  trimTexts(yaml);
  const isReadable = faults.length === 0 && isMap(yaml.contents);
  const fields = isReadable ? yaml.toJS() : {};

  return { fields, yaml, faults, places };
}
