import { EMPTY_ENQUIRY, FIELDS, HONEYPOT_FIELD } from '../../shared/enquiry';

/** Texts of all fields, including the hidden field, the honeypot. */
export type FormTexts = typeof EMPTY_TEXTS;
type FormField = keyof FormTexts;

export const EMPTY_TEXTS = { ...EMPTY_ENQUIRY, [HONEYPOT_FIELD]: '' };

const FORM_FIELDS: FormField[] = [...FIELDS, HONEYPOT_FIELD];

/**
 * Reads the texts from the form's fields, because some autofills fill them in
 * without an event. Leaves out fields that extensions have added.
 */
export function readTexts(form: HTMLFormElement): FormTexts {
  const data = new FormData(form);
  const texts = { ...EMPTY_TEXTS };

  for (const field of FORM_FIELDS) texts[field] = String(data.get(field) ?? '');

  return texts;
}

/**
 * Writes the texts into the fields that are empty. The visitor may have filled
 * in the other fields before hydration.
 */
export function fillEmptyFields(form: HTMLFormElement, texts: FormTexts): void {
  for (const field of FORM_FIELDS) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;

    if (control && control.value === '') control.value = texts[field];
  }
}

export const areSameTexts = (one: FormTexts, other: FormTexts): boolean =>
  FORM_FIELDS.every((field) => one[field] === other[field]);

/**
 * Empties the hidden field, so that the next Submit passes. The function
 * refuses an enquiry whose hidden field is filled in, and a visitor's autofill
 * may have done that.
 */
export function emptyHoneypot(form: HTMLFormElement): void {
  const honeypot = form.elements.namedItem(
    HONEYPOT_FIELD,
  ) as HTMLInputElement | null;

  if (honeypot) honeypot.value = '';
}
