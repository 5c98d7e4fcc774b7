import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { SOFT_HYPHEN } from '../../content/read/withoutSoftHyphens';

/** A word of fewer letters fits the narrowest phone in the largest heading. */
const LONG_WORD = /[\p{L}\p{M}\u00AD]{10,}/gu;
/** As many letters stand before the first place where a word may break, and after the last. */
const LETTERS = 4;

interface Patterns {
  hyphenateSync: (text: string, options: { hyphenChar: string }) => string;
}

const load = createRequire(resolve('package.json'));

/** The patterns of a language, or of the one that it is a form of: `de-AT`, `de`. Few languages have none. */
function patternsOf(language: string): Patterns | undefined {
  const code = language.toLowerCase();
  for (const name of [code, code.replace(/-.*/, '')])
    try {
      return load(`hyphen/${name}`) as Patterns;
    } catch {
      // The package has no such file.
    }
  return undefined;
}

function broken(word: string, { hyphenateSync }: Patterns): string {
  let before = 0;
  return hyphenateSync(word, { hyphenChar: SOFT_HYPHEN })
    .split(SOFT_HYPHEN)
    .map((part) => {
      before += part.length;
      return before < LETTERS || before > word.length - LETTERS ? part : part + SOFT_HYPHEN;
    })
    .join('');
}

/**
 * Says where the long words of a heading may break: browsers' own dictionaries differ, and some have none.
 * @param language a code such as `de`; where its patterns are not known the text stays as it is
 * @returns the text with soft hyphens. A word in which its writer has set one keeps to those.
 */
export function softHyphens(text: string, language: string): string {
  const patterns = patternsOf(language);
  if (!patterns) return text;
  return text.replace(LONG_WORD, (word) =>
    word.includes(SOFT_HYPHEN) ? word : broken(word, patterns),
  );
}
