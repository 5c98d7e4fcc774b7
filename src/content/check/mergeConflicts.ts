import type { ContentDocument } from '../read/readDocument';
import type { Located } from './problem';

const message =
  'a merge conflict was left here: two versions of the same lines, one above the other. Keep one of them, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** Finds merge conflicts: the markers that git writes into a file when two people have changed the same lines. */
export function mergeConflicts({ lines }: ContentDocument): Located[] {
  const conflicts: Located[] = [];
  let isOpen = false;
  lines.forEach((text, index) => {
    const [mark] = /^(<{7}|>{7})(?= |$)/.exec(text) ?? [];
    if (mark && !isOpen) conflicts.push({ line: index + 1, message });
    if (mark) isOpen = mark === '<<<<<<<';
  });
  return conflicts;
}
