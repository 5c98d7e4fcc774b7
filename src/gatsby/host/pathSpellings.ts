/** A name of seven letters has 128 spellings. Longer names get the likely ones only, to spare the host's file. */
export const MIXED_LETTERS = 7;

/** Every way to write a word in capitals and small letters: `ab`, `aB`, `Ab`, `AB`. */
function everyCase(word: string): string[] {
  return [...word].reduce<string[]>(
    (starts, letter) =>
      starts.flatMap((start) =>
        [...new Set([letter.toLowerCase(), letter.toUpperCase()])].map((form) => start + form),
      ),
    [''],
  );
}

/**
 * The addresses that mean a page but are not its own.
 * @param page a path in small letters, such as `/about`
 * @returns `likely`: with a slash, Capitalised and UPPER CASE, each as it would be asked for;
 * `mixed`: every other mixture of capitals and small letters, without a slash
 */
export function pathSpellings(page: string): { likely: string[]; mixed: string[] } {
  const capitalised = page.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
  const written = [...new Set([page, capitalised, page.toUpperCase()])];
  const likely = [...written.filter((path) => path !== page), ...written.map((path) => `${path}/`)];
  const letters = page.replace(/[^a-z]/gi, '').length;
  const mixed =
    letters > MIXED_LETTERS ? [] : everyCase(page).filter((path) => !written.includes(path));
  return { likely, mixed };
}
