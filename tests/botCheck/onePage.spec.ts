import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { content, PAGES } from '../content';
import { goBy } from '../e2e/support/drawer';
import { enquiry, threadOf } from '../e2e/support/fillForm';
import { send, thanks } from '../e2e/support/sending';
import { open } from '../e2e/support/test';
import { botMark } from './botMark';
import { asked, CHECKER, playGoogle } from './googleScript';
import { expect, test } from './test';

/** Counts what is asked of the checker's addresses. */
function countRequests(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (CHECKER.test(request.url())) count += 1;
  });
  return () => count;
}

/** What of the bot check is on the page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    badges: document.querySelectorAll('.grecaptcha-badge').length,
    frames: document.querySelectorAll('iframe').length,
    scripts: document.querySelectorAll('script[src*="recaptcha"]').length,
    names: Object.keys(window).filter((name) => name.includes('grecaptcha')).length,
  }));

test('badge, frames and scripts go when the visitor leaves Contact, and come back once', async ({
  page,
}) => {
  await playGoogle(page.context(), ['0.9', '0.9']);
  await open(page, '/contact');
  const there = { badges: 1, frames: 1, scripts: 2, names: 2 };
  await expect.poll(() => traces(page)).toEqual(there);
  await goBy(page, content.about.name, '/about');
  await expect.poll(() => traces(page)).toEqual({ badges: 0, frames: 0, scripts: 0, names: 0 });
  await goBy(page, content.contact.name, '/contact');
  await expect.poll(() => traces(page)).toEqual(there);
});

for (const { path } of PAGES.filter((each) => each.path !== '/contact')) {
  test(`${path} asks nothing of the checker, though it links to Contact`, async ({ page }) => {
    const count = countRequests(page.context());
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(count()).toBe(0);
  });
}

test('a visitor who comes to Contact by a link is checked like every other', async ({ page }) => {
  await playGoogle(page.context(), ['0.9', '0.6']);
  const count = countRequests(page.context());
  await open(page, '/');
  await goBy(page, content.about.name, '/about');
  expect(count()).toBe(0);
  await goBy(page, content.contact.name, '/contact');
  await expect.poll(() => asked(page)).toHaveLength(1);
});

test("the page's policy lets the check do what it does, and stops nothing of it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) =>
      stopped.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await playGoogle(page.context(), ['0.9', '0.9']);
  const typed = enquiry();
  await send(page, typed);
  await expect(thanks(page)).toBeVisible();
  expect(await botMark(threadOf(typed))).toBe('passed 0.9');
  const names = ['more', 'stopped'];
  const found = await page.evaluate(
    (each) => each.map((name) => Object.getOwnPropertyDescriptor(window, name)?.value as unknown),
    names,
  );
  expect(found).toEqual([true, []]);
});

test('the policy names the checker in the build with a key only', async ({ request }) => {
  const policy = (await request.get('/contact')).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  const rules = readFileSync(join(__dirname, '../../public/staticwebapp.config.json'), 'utf8');
  expect(rules).toContain('Content-Security-Policy');
  expect(rules).not.toMatch(/recaptcha|google|gstatic/);
});
