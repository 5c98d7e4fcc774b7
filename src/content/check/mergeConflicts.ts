import type { ContentDocument } from '../read/readDocument';
import type { LineProblem } from './problem';

const MESSAGE =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one version. Delete the other version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

export function mergeConflicts({ lines }: ContentDocument): LineProblem[] {
  const conflicts: LineProblem[] = [];
  let isOpen = false;
  lines.forEach((text, index) => {
    const [marker] = /^(<{7}|>{7})(?= |$)/.exec(text) ?? [];
    if (marker && !isOpen) conflicts.push({ line: index + 1, message: MESSAGE });
    if (marker) isOpen = marker === '<<<<<<<';
  });
  return conflicts;
}
