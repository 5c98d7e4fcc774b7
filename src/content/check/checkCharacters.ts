import type { Located } from './problem';
import type { ContentDocument } from '../read/readDocument';

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Characters that neither typeface of the site can draw; a visitor might see an empty box.
 * @param drawn the code points that the typefaces have
 */
export function checkCharacters({ lines }: ContentDocument, drawn: ReadonlySet<number>): Located[] {
  return lines.flatMap((text, index) => {
    // Composed, because macOS types é as e and an accent, which browsers join again; a tab is another check's, and a soft hyphen is drawn as
    // a hyphen or not at all.
    const lost = [...new Set(text.normalize('NFC').replace(/[\t\u00AD]/g, ' '))].filter(
      (character) => !drawn.has(character.codePointAt(0) ?? 0),
    );
    return lost.map((character) => ({
      line: index + 1,
      message: `"${character}" (${nameOf(character)}) is in neither typeface of the site. Write it another way, or leave it out.`,
    }));
  });
}
