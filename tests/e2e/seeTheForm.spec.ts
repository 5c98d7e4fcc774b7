import type { Page } from '@playwright/test';
import { ENDPOINT, type Field } from '../../shared/enquiry';
import { content } from '../content';
import { HAS_PLACEHOLDER_WORDS } from '../placeholderWords';
import { allOf } from './support/allOf';
import { field, newEnquiry, submitButton, submitForm } from './support/form';
import { questionList } from './support/questionList';
import * as sending from './support/sending';
import { boxOf, expect, open, test } from './support/test';

const { contact } = content;

const fieldBox = (page: Page, name: Field) => boxOf(field(page, name));
const rightOf = ({ x, width }: { x: number; width: number }) => x + width;

for (const width of [390, 820, 1024, 1440, 1920])
  test(`at ${width} px, the fields stand in the order of the Tab key and end at one right edge`, async ({
    page,
  }) => {
    await open(page, '/contact', width);
    const name = await fieldBox(page, 'name');
    const email = await fieldBox(page, 'email');
    const phone = await fieldBox(page, 'phone');
    const message = await fieldBox(page, 'message');
    const hasRow = width >= 768;

    expect(email.y).toBeGreaterThan(name.y);
    expect(phone.y > email.y).toBe(!hasRow);
    expect(phone.x > email.x).toBe(hasRow);
    expect(message.y).toBeGreaterThan(phone.y);

    const end = rightOf(message);

    expect(rightOf(name)).toBeCloseTo(end, 0);
    expect(rightOf(phone)).toBeCloseTo(end, 0);
    if (!hasRow) expect(rightOf(email)).toBeCloseTo(end, 0);

    // The page's container has the same space at both sides.
    const { x } = await boxOf(page.getByRole('heading', { level: 1 }));

    expect(end).toBeLessThanOrEqual(width - x + 1);
  });

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1023, 768],
])
  test(`at ${width} px, the first field begins above 480 px`, async ({
    page,
  }) => {
    test.skip(!HAS_PLACEHOLDER_WORDS, 'the heading may have more lines');
    await open(page, '/contact', width, height);
    expect((await fieldBox(page, 'name')).y).toBeLessThan(480);
  });

test('on a phone, the consultation follows the form', async ({ page }) => {
  test.skip(!contact.consultation, 'the content has no consultation');
  await open(page, '/contact', 390);
  // The page's heading and the heading of the steps may be the same words.
  const consultation = page
    .getByRole('heading', {
      name: contact.consultation?.heading ?? '',
      exact: true,
      level: 2,
    })
    .first();

  expect((await boxOf(consultation)).y).toBeGreaterThan(
    (await boxOf(submitButton(page))).y,
  );
});

test('on a desktop, the panel stays in view while the answers are read', async ({
  page,
}) => {
  const questions = contact.questions ?? [];

  test.skip(questions.length === 0, 'the content has no questions');
  await open(page, '/contact', 1440);
  const list = questionList(page);
  const summaries = list.locator('summary');

  for (const summary of await allOf(summaries)) await summary.click();

  const mail = page
    .getByRole('main')
    .getByRole('link', { name: content.site.email, exact: true })
    .first();

  const endOfPanel = mail.locator('xpath=../../*[last()]');
  const lastAnswer = list.getByRole('paragraph').last();

  test.skip(
    (await boxOf(endOfPanel)).y > (await boxOf(lastAnswer)).y,
    'the panel is longer than the answers',
  );
  await lastAnswer.scrollIntoViewIfNeeded();
  // Of a panel that is higher than the window, the end stays in view.
  await expect(endOfPanel).toBeInViewport();
});

test('the thanks take the place of the form, and nothing else moves', async ({
  page,
}) => {
  const post = sending.holdPost(page);

  await open(page, '/contact', 1440);
  const form = page.getByRole('main').locator('form');
  const formBox = await boxOf(form);
  const footer = page.getByRole('contentinfo');
  const footerBox = await boxOf(footer);

  await submitForm(page, newEnquiry());
  await (await post).fulfill({ body: 'Success' });
  await expect(sending.thanks(page)).toBeInViewport();
  await expect(form).toBeHidden();

  const alert = page.getByRole('status').locator('> div');
  const { width, height } = await boxOf(alert);

  test.skip(
    !HAS_PLACEHOLDER_WORDS && height > formBox.height,
    'the thanks are longer than the form',
  );

  const scrolledBy = await page.evaluate(() => window.scrollY);

  expect((await boxOf(footer)).y + scrolledBy).toBeCloseTo(footerBox.y, 0);

  expect(width).toBeCloseTo(formBox.width, 0);
  expect(height).toBeCloseTo(formBox.height, 0);
});

for (const [body, alert] of Object.entries({
  Success: sending.thanks,
  Failure: sending.apology,
}))
  test(`the alert for ${body} enters, but not under reduced motion`, async ({
    page,
  }) => {
    await page.route(`**${ENDPOINT}`, (route) => route.fulfill({ body }));

    const countAnimations = async () => {
      await open(page, '/contact');
      const main = page.getByRole('main');

      await main.evaluate((element) => {
        element.dataset.count = '0';

        for (const type of ['animationstart', 'transitionrun'])
          element.addEventListener(type, () => {
            element.dataset.count = String(Number(element.dataset.count) + 1);
          });
      });
      await submitForm(page, newEnquiry());
      await expect(alert(page)).toBeVisible();
      // Scrolling drives the other animations, which don't end.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({ timeline }) => timeline !== document.timeline),
      );

      return main.evaluate((element) => Number(element.dataset.count));
    };

    expect(await countAnimations()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await countAnimations()).toBe(0);
  });
