import { lengthOf } from '../../../src/content/check/lengthOf';
import type { Dice } from './dice';
import type { Vocabulary } from './vocabularies';

/**
 * How long the texts of a content are, and whether they repeat. `mixed`: each
 * field has one of the other styles.
 */
export const STYLES = ['repeated', 'longest', 'shortest', 'mixed'] as const;
export type Style = (typeof STYLES)[number];

interface TextLimits {
  min?: number;
  max: number;
  placeholders?: readonly string[];
}

/** Probability that the phrase stands in place of the term. */
const PHRASE_CHANCE = 0.3;

const capitalised = (text: string): string =>
  text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

export function createWriter(dice: Dice, vocabulary: Vocabulary, style: Style) {
  // Each word is measured only once, because counting graphemes is slow.
  const lengths = new Map(
    vocabulary.words.map((word) => [word, lengthOf(word)]),
  );
  const wordLength = (word: string): number => lengths.get(word) ?? 0;

  /** Returns words with exactly this number of characters in all. */
  function words(length: number): string {
    const chosen: string[] = [];
    let room = length;

    while (room > 0) {
      // A word fills the room, or leaves room for a space and a word of one
      // character.
      const fitting = vocabulary.words.filter((word) => {
        const rest = room - wordLength(word);

        return rest === 0 || rest >= 2;
      });

      const word = dice.pick(fitting);

      chosen.push(word);
      room -= wordLength(word) + 1;
    }

    return capitalised(chosen.join(' '));
  }

  /** Returns the term or the phrase, repeated as often as the minimum needs. */
  function repeated({ min = 1, max }: TextLimits): string {
    const { term, phrase } = vocabulary;
    const isLong = dice.chance(PHRASE_CHANCE) && lengthOf(phrase) <= max;
    const unit = isLong ? phrase : term;

    let text = unit;

    while (lengthOf(text) < min) text += `. ${unit}`;

    return text;
  }

  function textInStyle(chosenStyle: Style, limits: TextLimits): string {
    const { min = 1, max } = limits;

    switch (chosenStyle) {
      case 'repeated':
        return lengthOf(vocabulary.term) <= max ? repeated(limits) : words(max);
      case 'longest':
        return words(max);
      case 'shortest':
        return words(min);
      case 'mixed':
        return words(dice.between(min, max));
    }
  }

  function text(limits: TextLimits): string {
    const { placeholders = [], min = 1, max } = limits;
    const chosenStyle = style === 'mixed' ? dice.pick(STYLES) : style;

    if (placeholders.length === 0) return textInStyle(chosenStyle, limits);

    const inBraces = placeholders.map((name) => `{${name}}`).join(' ');

    if (chosenStyle === 'shortest' && lengthOf(inBraces) >= min)
      return inBraces;

    const suffix = ` ${inBraces}`;
    const room = max - lengthOf(suffix);

    return textInStyle(chosenStyle, { min: 1, max: room }) + suffix;
  }

  /**
   * Returns a text whose key is not in `taken`, and adds the key there.
   * @param keyOf returns what must be unique, such as the file name of a title
   */
  function uniqueText(
    limits: TextLimits,
    taken: Set<string>,
    keyOf = (each: string) => each,
  ): string {
    const { min = 1, max } = limits;
    const isFree = (each: string): boolean =>
      keyOf(each) !== '' && !taken.has(keyOf(each));

    let candidate = text(limits);

    // A number makes a short text differ. A long text has no room for it, but
    // its words are random.
    for (let number = 2; !isFree(candidate); number += 1) {
      const shortStyle = style === 'repeated' ? 'repeated' : 'shortest';
      const numbered = `${textInStyle(shortStyle, limits)} ${number}`;

      candidate =
        lengthOf(numbered) <= max ? numbered : words(dice.between(min, max));
    }

    taken.add(keyOf(candidate));

    return candidate;
  }

  /** Returns how many items a list, or files a folder, has. */
  function count({ min, max }: { min: number; max: number }): number {
    if (style === 'shortest') return min;

    return style === 'longest' ? max : dice.between(min, max);
  }

  return { style, words, text, uniqueText, count };
}

export type Writer = ReturnType<typeof createWriter>;
