import { JSDOM } from 'jsdom';

/**
 * Returns the fields that a browser posts if the visitor presses the button of
 * a page's form.
 */
export function postedForm(page: unknown): Record<string, string> {
  const { window } = new JSDOM(String(page));
  const form = window.document.querySelector('form');

  if (!form) throw new Error('The page has no form.');

  const fields = [...new window.FormData(form)];

  return Object.fromEntries(
    fields.map(([name, value]) => [name, String(value)]),
  );
}
