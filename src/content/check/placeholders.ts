import { suggestion } from './nearest';

/** Sentences about words in braces that nothing fills in. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const names = known.map((word) => `{${word}}`);
      return names.length === 0
        ? `has {${name}} in it, and nothing fills that in here. Write the words themselves, without braces.`
        : `has {${name}} in it, and nothing fills that in. ${suggestion(`{${name}}`, names)}`;
    });
