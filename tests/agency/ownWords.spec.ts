// Runs in a project copy with the second agency's content/. runRounds.ts sets
// FIRST_AGENCY_CONTENT to the project's content/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_ENQUIRY } from '../../shared/enquiry';
import { contentFiles } from '../../src/content/read/contentFiles';
import { withoutSoftHyphens } from '../../src/content/read/markdown';
import { announcementOf, content, PAGES } from '../content';
import { newEnquiry, submitButton, referenceOf } from '../e2e/support/form';
import { waitForMail } from '../e2e/support/inbox';
import { sendEnquiry, thanks } from '../e2e/support/sending';
import { expect, followFooterLinks, open, test } from '../e2e/support/test';

/**
 * English words that the site or a library may show. None is also a German
 * word, or part of a name or address.
 */
const ENGLISH =
  /\b(the|and|with|your|you|this|that|please|from|of|page|slide|close|navigated|sent|send|message|field|failed|thank|updated|rights|reload)\b/gi;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).flatMap(textsOf);

const firstAgencyFiles = contentFiles(process.env.FIRST_AGENCY_CONTENT ?? '');
const firstAgency = firstAgencyFiles.document('site.md').fields as {
  name: string;
};

/**
 * The first agency's name, and its fields of several words: a single word may
 * be the same in German.
 */
const FIRST_AGENCY_TEXTS = firstAgencyFiles.paths
  .flatMap((path) => textsOf(firstAgencyFiles.document(path).fields))
  .filter((text) => text === firstAgency.name || text.includes(' '));

const firstAgencyTextsIn = (text: string): string[] =>
  FIRST_AGENCY_TEXTS.filter((firstAgencyText) =>
    text.includes(firstAgencyText),
  );

function unwantedTextsIn(text: string): string[] {
  const plain = withoutSoftHyphens(text).replace(/\s+/g, ' ');

  return [...firstAgencyTextsIn(plain), ...(plain.match(ENGLISH) ?? [])];
}

function readableTextOf(html: string): string {
  const text = html
    .replace(/<(style|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
    // Keeps structured data, `<script type="application/ld+json">`, without its
    // keys, such as `"@type":`.
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')
    .replace(/"@?\w+":/g, ' ')
    .replace(/https?:[^"\s]*/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  const attribute =
    /\b(?:aria-label|aria-roledescription|alt|title|content)="([^"]*)"/g;
  // Leaves out values for programs, such as `noindex` and `width=device-width,
  // initial-scale=1`.
  const attributeTexts = [...html.matchAll(attribute)]
    .map(([, value = '']) => value)
    .filter((value) => value.includes(' ') && !value.includes('='));

  return [text, ...attributeTexts].join(' ');
}

for (const { path } of PAGES)
  test(`${path} has no text of the first agency, and no English`, async ({
    page,
    request,
  }) => {
    const builtHtml = await (await request.get(path)).text();

    expect(unwantedTextsIn(readableTextOf(builtHtml))).toEqual([]);
    await open(page, path);
    expect(unwantedTextsIn(readableTextOf(await page.content()))).toEqual([]);
  });

test('announcement, errors, thanks and mail have no text of the first agency, and no English', async ({
  page,
}) => {
  const mainText = () => page.getByRole('main').innerText();

  await open(page, '/about');
  await followFooterLinks(page, 'contact');
  const announcement = page.getByText(announcementOf(content.contact));

  expect(unwantedTextsIn((await announcement.textContent()) ?? '')).toEqual([]);
  await submitButton(page).click();
  await expect(page.getByText(content.contact.errors.name)).toBeVisible();
  expect(unwantedTextsIn(await mainText())).toEqual([]);
  const enquiry = newEnquiry();
  const reference = referenceOf(enquiry);

  // The mail contains the message, so the message must not be in English.
  await sendEnquiry(page, { ...enquiry, message: `Hallo ${reference}` });
  await expect(thanks(page)).toBeVisible();
  expect(unwantedTextsIn(await mainText())).toEqual([]);
  const { subject, from, text } = await waitForMail(reference);

  for (const part of [subject, from, text])
    expect(unwantedTextsIn(part)).toEqual([]);
});

test('the manifest and the sitemap have no text of the first agency', () => {
  for (const file of ['site.webmanifest', 'sitemap.xml']) {
    const text = readFileSync(join(__dirname, '../../public', file), 'utf8');

    expect(firstAgencyTextsIn(text), file).toEqual([]);
  }
});

test('the page of errors has no text of the first agency, and no English', async ({
  request,
}) => {
  const answer = await request.post('/api/sendEmail', { form: EMPTY_ENQUIRY });

  expect(answer.status()).toBe(400);
  expect(unwantedTextsIn(readableTextOf(await answer.text()))).toEqual([]);
});
