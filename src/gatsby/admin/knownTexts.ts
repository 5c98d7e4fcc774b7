/**
 * Returns a text as Sveltia CMS has it: with `\n` at the ends of lines, where
 * files on GitHub may have CRLF, and trimmed.
 */
export const normalised = (text: string): string =>
  text.replaceAll('\r\n', '\n').trim();

/**
 * Remembers the texts of files that the editor has read or saved. A published
 * text that the open form does not know is somebody else's change.
 */
export function createKnownTexts() {
  /** Texts of all files that the editor has read or saved. */
  const seen = new Set<string>();

  /**
   * Texts that the editor saw before the open form was opened, or saved since.
   */
  let knownToForm = seen;

  return {
    addRead(text: string): void {
      seen.add(normalised(text));
    },

    addSaved(text: string): void {
      seen.add(normalised(text));
      knownToForm.add(normalised(text));
    },

    openForm(): void {
      // If a link opens a form before the editor has read any file, the form
      // knows every text that the editor reads later.
      if (seen.size > 0) knownToForm = new Set(seen);
    },

    /** Whether the open form is based on this text, or replaces none. */
    isKnown(text: string): boolean {
      return normalised(text) === '' || knownToForm.has(normalised(text));
    },
  };
}
