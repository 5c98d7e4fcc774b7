import { EMPTY_ENQUIRY } from '../../api/src/enquiry';
import { enquiry, filled, fillForm, submit, threadOf } from '../e2e/support/fillForm';
import { apology, send, thanks } from '../e2e/support/sending';
import { scripted } from '../e2e/support/test';
import { botMark } from './botMark';
import { HANGS, TALKS_NONSENSE } from './checker';
import { CHECKER, playGoogle } from './googleScript';
import { expect, test } from './test';

test('where the script is blocked the enquiry goes through, marked, with one line in the console', async ({
  page,
  lines,
}) => {
  await page.route(CHECKER, (route) => route.abort());
  const typed = enquiry();
  await send(page, typed);
  await expect(thanks(page)).toBeVisible();
  await expect(apology(page)).toHaveCount(0);
  expect(await filled(page)).toEqual(EMPTY_ENQUIRY);
  expect(await botMark(threadOf(typed))).toBe('none');
  expect(lines).toEqual([expect.stringMatching(/^warning: The bot check is unavailable: /)]);

  const second = enquiry();
  await fillForm(page, second);
  await submit(page).click();
  expect(await botMark(threadOf(second))).toBe('none');
  expect(lines).toHaveLength(1);
});

test('where the script hangs Submit goes on within 3 s, marked, with one line in the console', async ({
  page,
  lines,
}) => {
  await page.route(CHECKER, () => {
    // Never answered.
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await scripted(page);
  const typed = enquiry();
  await fillForm(page, typed);
  await page.evaluate(() =>
    document.addEventListener('submit', () => performance.mark('submitted'), { capture: true }),
  );
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const waited = await page.evaluate(() => {
    const [sent] = performance.getEntriesByType('resource').filter(({ name }) => /api/.test(name));
    const [submitted] = performance.getEntriesByName('submitted');
    return sent && submitted ? sent.startTime - submitted.startTime : undefined;
  });
  expect(waited).toBeGreaterThan(2_500);
  // A busy machine may be a second late.
  expect(waited).toBeLessThan(4_000);
  expect(await botMark(threadOf(typed))).toBe('none');
  expect(lines).toEqual([expect.stringMatching(/^warning: The bot check is unavailable: /)]);
});

for (const [name, token] of [
  ['hangs', HANGS],
  ['answers nonsense', TALKS_NONSENSE],
] as const) {
  test(`where the checker ${name} the enquiry goes through, marked, and nobody is told`, async ({
    page,
    lines,
  }) => {
    await playGoogle(page.context(), ['0.9', token]);
    const typed = enquiry();
    await send(page, typed);
    await expect(thanks(page)).toBeVisible();
    expect(await botMark(threadOf(typed))).toBe('unavailable');
    expect(lines).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form has no token, and goes through, marked', async ({ page }) => {
    const typed = enquiry();
    await page.goto('/contact');
    await fillForm(page, typed);
    await submit(page).click();
    await expect(page).toHaveURL('/contact#sent');
    expect(await botMark(threadOf(typed))).toBe('none');
  });
});
