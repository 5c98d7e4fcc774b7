import {
  areSameTexts,
  EMPTY_TEXTS,
  readTexts,
  type FormTexts,
} from './formTexts';

/**
 * Returns 128 random bits as four numbers: 123-45-678-9. Not
 * `crypto.randomUUID`, which needs a secure context.
 */
const newKey = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).join('-');

interface SavedTexts {
  texts: FormTexts;

  /** Idempotency key. An empty form has none, because it is never sent. */
  key: string;
}

let saved: SavedTexts = { texts: EMPTY_TEXTS, key: '' };

/**
 * Returns the texts for a visitor who leaves the page and comes back, with the
 * idempotency key of these texts.
 */
export const savedTexts = (): SavedTexts => saved;

/** Saves the texts of the form, with a new key if they have changed. */
export function saveTexts(form: HTMLFormElement): void {
  const texts = readTexts(form);

  if (!areSameTexts(texts, saved.texts)) saved = { texts, key: newKey() };
}
