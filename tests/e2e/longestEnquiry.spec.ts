import { randomUUID } from 'node:crypto';
import { fillForm, submit } from './fillForm';
import { mailWith } from './inbox';
import { expect, open, test } from './test';

const THANKS = 'Thank you for getting in touch!';

// A Chinese letter is the longest in a form's body; an emoji is two of JavaScript's units; a form posts a line end as
// two characters.
const UNITS = { 'Chinese letters': '字', emoji: '🧵', 'short lines': 'thread\n' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [name, unit] of Object.entries(UNITS)) {
      test(`the longest enquiry is sent whole: ${name}`, async ({ page }) => {
        const fill = (length: number) => unit.repeat(length).slice(0, length);
        const thread = randomUUID();
        const typed = {
          name: fill(200).replaceAll('\n', 'y'),
          email: `${'a'.repeat(240)}@client.example`.slice(-254),
          phone: '1'.repeat(40),
          message: fill(10_000 - thread.length) + thread,
        };
        await (javaScriptEnabled ? open(page, '/contact') : page.goto('/contact'));
        await fillForm(page, typed);
        await submit(page).click();
        await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
        const { text } = await mailWith(thread);
        expect(text.replaceAll('\r\n', '\n')).toContain(typed.message);
        for (const value of [typed.name, typed.email, typed.phone]) expect(text).toContain(value);
      });
    }
  });
}
