import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/read/contentFiles';
import { content, label, PAGES } from '../content';
import { enquiry, submit, referenceOf } from '../e2e/support/fillForm';
import { waitForMail } from '../e2e/support/inbox';
import { send, thanks } from '../e2e/support/sending';
import { expect, open, test } from '../e2e/support/test';

/** Content folder of the first agency. */
const firstAgencyContent = process.env.OTHER_WORDS ?? '';

/** Frequent English words that are neither German words nor parts of names and addresses. */
const ENGLISH =
  /\b(the|and|with|your|you|this|that|please|from|of|page|slide|close|navigated|sent|send|message|field|failed|thank|updated|rights|reload)\b/i;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value) as object).flatMap((each: unknown) => textsOf(each));

const files = contentFiles(firstAgencyContent);
const { name } = files.document('site.md').fields as { name: string };
const FIRST_AGENCY_TEXTS = files.paths
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => textsOf(files.document(path).fields))
  .filter((text) => text === name || text.includes(' '));

const firstAgencyTextsIn = (text: string): string[] =>
  FIRST_AGENCY_TEXTS.filter((words) => text.includes(words));

/** Returns the texts of the first agency in a text, and the first English word. */
function traces(text: string): string[] {
  const plain = text.replaceAll('\u00AD', '').replace(/\s+/g, ' ');
  return [...firstAgencyTextsIn(plain), ...(ENGLISH.exec(plain) ?? []).slice(0, 1)];
}

/** Returns the visible text, accessible names, meta descriptions and structured data of a page. */
const wordsOf = (html: string): string =>
  [
    html
      .replace(/<(style|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')
      .replace(/"@?\w+":/g, ' ')
      .replace(/https?:[^"\s]*/g, ' ')
      .replace(/<[^>]*>/g, ' '),
    ...[...html.matchAll(/\b(?:aria-label|aria-roledescription|alt|title|content)="([^"]*)"/g)]
      .map(([, value = '']) => value)
      .filter((value) => / /.test(value) && !/=/.test(value)),
  ].join(' ');

for (const { path } of PAGES)
  test(`${path} has no text of the first agency and no English`, async ({ page, request }) => {
    expect(traces(wordsOf(await (await request.get(path)).text()))).toEqual([]);
    await open(page, path);
    expect(traces(wordsOf(await page.content()))).toEqual([]);
  });

test('the page announcement, field errors, thanks and mail have no text of the first agency and no English', async ({
  page,
}) => {
  const main = () => page.getByRole('main').innerText();
  await open(page, '/about');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: content.contact.name, exact: true })
    .click();
  await expect(page).toHaveURL('/contact');
  const [opened = ''] = label('opened').split('{page}');
  const announcement = page.getByText(opened + content.contact.heading);
  expect(traces((await announcement.textContent()) ?? '')).toEqual([]);
  await submit(page).click();
  await expect(page.getByText(content.contact.errors.name)).toBeVisible();
  expect(traces(await main())).toEqual([]);
  const typed = { ...enquiry(), message: `Hallo ${referenceOf(enquiry())}` };
  await send(page, typed);
  await expect(thanks(page)).toBeVisible();
  expect(traces(await main())).toEqual([]);
  const { subject, from, text } = await waitForMail(referenceOf(typed));
  for (const words of [subject, from, text]) expect(traces(words)).toEqual([]);
});

test('the manifest and the sitemap have no text of the first agency', () => {
  const built = join(__dirname, '../../public');
  for (const file of ['site.webmanifest', 'sitemap.xml'])
    expect([file, ...firstAgencyTextsIn(readFileSync(join(built, file), 'utf8'))]).toEqual([file]);
});

test('the answer page for visitors without scripts has no text of the first agency and no English', async ({
  request,
}) => {
  const answer = await request.post('/api/sendEmail', {
    form: { name: '', email: '', phone: '', message: '' },
  });
  expect(answer.status()).toBe(400);
  expect(traces(wordsOf(await answer.text()))).toEqual([]);
});
