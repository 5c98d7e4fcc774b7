/** Splits a text around words with any of `letters`. The words get odd indexes: `To Lê now`, `ê` → `['To ', 'Lê', ' now']`. */
export function splitAtLetters(text: string, letters: string): string[] {
  if (!letters) return [text];

  const anyLetter = new RegExp(`[${letters}]`, 'u');
  const parts: string[] = [];
  let plainPart = '';

  for (const wordOrSpace of text.split(/(\s+)/)) {
    if (anyLetter.test(wordOrSpace)) {
      parts.push(plainPart, wordOrSpace);
      plainPart = '';
    } else plainPart += wordOrSpace;
  }

  return [...parts, plainPart];
}
