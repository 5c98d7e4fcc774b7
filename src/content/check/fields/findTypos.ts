import type { ContentDocument } from '../../read/readDocument';
import type { Fields } from '../../shape/fields';
import { shortened } from '../../shape/shortened';
import type { LineProblem } from '../problem';
import { MAX_QUOTED } from './advice';
import { typosIn, type FieldLine } from './typos';

/** A line with a typo. `correctedLine` is the whole line without the typo. */
export type TypoProblem = LineProblem & { correctedLine: string };

/**
 * Returns the lines between the two lines of `---`; none if the second one is
 * missing.
 */
function fieldLinesOf({ lines, body, faults }: ContentDocument): FieldLine[] {
  // Without a second `---`, `firstLine` is 1.
  const fieldLines = lines.slice(0, Math.max(0, body.firstLine - 2));

  return fieldLines.map((text, index) => {
    const line = index + 1;
    const isFaulty = faults.some(
      (fault) => fault.line <= line && line <= fault.endLine,
    );

    return {
      text,
      previous: lines[index - 1] ?? '',
      isInFaultyFile: faults.length > 0,
      isFaulty,
    };
  });
}

/**
 * Finds typos above the body. Other checks of the fields run on the corrected
 * lines, so that a typo doesn't cause misleading messages.
 */
export function findTypos(
  document: ContentDocument,
  fields: Fields,
): TypoProblem[] {
  // Fields that are too large for the parser would also take too long here.
  if (document.faults.some(({ code }) => code.startsWith('TOO'))) return [];

  const typos = typosIn(fields);

  return fieldLinesOf(document).flatMap((fieldLine, index) => {
    for (const { mayBeIn, find } of typos) {
      const found = mayBeIn(fieldLine) ? find(fieldLine.text) : undefined;

      if (!found) continue;

      const { fault, correctedLine } = found;
      const shown = shortened(correctedLine.trim(), MAX_QUOTED);

      return [
        { line: index + 1, message: `${fault} Write: ${shown}`, correctedLine },
      ];
    }

    return [];
  });
}
