/**
 * Returns a text in the form in which Sveltia CMS has it: trimmed, with `\n` at
 * the ends of lines. Files on GitHub may have CRLF there.
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
   * Texts that the editor had read or saved before staff opened the form, and
   * texts that it has saved since.
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
      // A link may open a form before the editor has read any file. Then
      // `knownToForm` stays `seen`, which gets the texts that are read next.
      if (seen.size > 0) knownToForm = new Set(seen);
    },

    /**
     * Whether the open form may replace a published text: it knows the text, or
     * the text is empty because the file is new.
     */
    isKnown(text: string): boolean {
      return normalised(text) === '' || knownToForm.has(normalised(text));
    },
  };
}
