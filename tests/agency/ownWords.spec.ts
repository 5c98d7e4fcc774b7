import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/read/contentFiles';
import { content, label, PAGES } from '../content';
import { enquiry, submit, referenceOf } from '../e2e/support/fillForm';
import { waitForMail } from '../e2e/support/inbox';
import { send, thanks } from '../e2e/support/sending';
import { expect, open, test } from '../e2e/support/test';

/** The content of the agency whose place this one has taken. */
const others = process.env.OTHER_WORDS ?? '';

/** English words that are no German ones, names of things in the web, or parts of addresses. */
const ENGLISH =
  /\b(the|and|with|your|you|this|that|please|from|of|page|slide|close|navigated|sent|send|message|field|failed|thank|updated|rights|reload)\b/i;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value) as object).flatMap((each: unknown) => textsOf(each));

const files = contentFiles(others);
const { name } = files.document('site.md').fields as { name: string };
const THEIRS = files.paths
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => textsOf(files.document(path).fields))
  .filter((text) => text === name || text.includes(' '));

const theirsIn = (text: string): string[] => THEIRS.filter((words) => text.includes(words));

/** What is left of the other agency, or of English, in a text. */
function traces(text: string): string[] {
  const plain = text.replaceAll('\u00AD', '').replace(/\s+/g, ' ');
  return [...theirsIn(plain), ...(ENGLISH.exec(plain) ?? []).slice(0, 1)];
}

/** All that a visitor of a page sees, hears or is told by a search engine. */
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
  test(`${path} has none of the words of another agency or language`, async ({ page, request }) => {
    expect(traces(wordsOf(await (await request.get(path)).text()))).toEqual([]);
    await open(page, path);
    expect(traces(wordsOf(await page.content()))).toEqual([]);
  });

test('what is heard on a page change, under wrong fields, of a failure and after sending has none of them', async ({
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
  const said = page.getByText(opened + content.contact.heading);
  expect(traces((await said.textContent()) ?? '')).toEqual([]);
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

test('the files for programs that read the site have none of them', () => {
  const built = join(__dirname, '../../public');
  for (const file of ['site.webmanifest', 'sitemap.xml'])
    expect([file, ...theirsIn(readFileSync(join(built, file), 'utf8'))]).toEqual([file]);
});

test('the answer without scripts has none of them', async ({ request }) => {
  const answer = await request.post('/api/sendEmail', {
    form: { name: '', email: '', phone: '', message: '' },
  });
  expect(answer.status()).toBe(400);
  expect(traces(wordsOf(await answer.text()))).toEqual([]);
});
