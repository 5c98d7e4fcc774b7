import { suggestion } from '../check/nearest';

/** What the site fills in wherever it stands in a text below the fields. */
export const BODY_PLACEHOLDERS = ['name', 'email'] as const;

/** Sentences about words in braces that nothing fills in. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))
    .map((name) =>
      known.length === 0
        ? `has {${name}} in it, and nothing fills that in here. Write the words themselves, without braces.`
        : `has {${name}} in it, and nothing fills that in. ${suggestion(
            `{${name}}`,
            known.map((word) => `{${word}}`),
          )}`,
    );
