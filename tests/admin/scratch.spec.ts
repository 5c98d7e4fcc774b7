import { test, type Editor } from './test';
import type { Page } from '@playwright/test';
import { writeFileSync, appendFileSync } from 'node:fs';
const OUT = '/tmp/admin/look.txt';
writeFileSync(OUT, '');
const say = (...w: unknown[]) => appendFileSync(OUT, w.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ') + '\n');
let n = 10;
const snap = async (page: Page, name: string) => {
  say(`\n##### ${name}`, page.url());
  say(await page.locator('body').ariaSnapshot());
  await page.screenshot({ path: `/tmp/admin/s${n++}.png` });
};
const soft = async (name: string, f: () => Promise<unknown>) => { try { await f(); } catch (e) { say('!!', name, String(e).slice(0, 600)); } };
test.use({ actionTimeout: 5000 });
const wait = (page: Page) => page.waitForTimeout(1800);
const log = (page: Page, editor: Editor) => {
  page.on('console', (l) => { if (l.type() !== 'debug' && !/CSP|Content Security|githubstatus/.test(l.text())) say('console', l.type(), l.text().slice(0, 300)); });
  page.on('pageerror', (e) => say('ERR', e.message));
  return editor;
};
test('change', async ({ editor, page }) => {
  log(page, editor);
  await soft('a', async () => {
    await editor.open('services/entries/sample-1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Sample one');
    await wait(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await wait(page); await wait(page);
    await snap(page, 'saved');
    say(editor.pulls, editor.git('branch', '-a'));
  });
  await soft('b', async () => {
    await page.goto('/admin#/workflow');
    await wait(page); await wait(page);
    await snap(page, 'workflow');
  });
  await soft('c', async () => {
    await editor.open('services/entries/sample-1');
    await wait(page); await wait(page);
    await snap(page, 'draft opened');
    for (const b of await page.getByRole('toolbar', { name: 'Primary' }).getByRole('button').all()) say('button', await b.textContent(), await b.getAttribute('aria-label'));
  });
});
test('new', async ({ editor, page }) => {
  log(page, editor);
  await soft('a', async () => {
    await page.goto('/admin#/collections/services');
    await wait(page);
    await snap(page, 'services list');
    await page.goto('/admin#/collections/services/new');
    await wait(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Câre & more');
    await page.getByRole('checkbox', { name: /Slide/ }).click();
    await wait(page);
    await snap(page, 'new service');
    await page.getByRole('spinbutton', { name: 'Order' }).fill('2');
    await page.locator('[contenteditable=true]').click();
    await page.keyboard.type('We look after your site.');
    await page.getByRole('button', { name: 'Save' }).click();
    await wait(page);
    await snap(page, 'order taken');
  });
  await soft('b', async () => {
    await page.getByRole('button', { name: /^(OK|Close)$/ }).click();
    await page.getByRole('spinbutton', { name: 'Order' }).fill('3');
    await page.getByRole('checkbox', { name: /Slide/ }).click();
    await wait(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await wait(page); await wait(page);
    await snap(page, 'new saved');
    const branch = editor.git('branch', '--list', 'cms/*').trim();
    say(branch, editor.git('diff', 'main', branch));
  });
});
test('picture', async ({ editor, page }) => {
  log(page, editor);
  await soft('a', async () => {
    await editor.open('pages/entries/about');
    await wait(page);
    await snap(page, 'about');
    await page.getByRole('button', { name: /Replace|Choose|Browse|Select/ }).first().click();
    await wait(page);
    await snap(page, 'picker');
    await page.locator('input[type=file]').last().setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64') });
    await wait(page);
    await snap(page, 'gif');
  });
});
test('brand', async ({ editor, page }) => {
  log(page, editor);
  await soft('a', async () => {
    await editor.open('everywhere/entries/brand');
    await wait(page);
    await snap(page, 'brand');
  });
  await soft('w', async () => {
    await page.goto('/admin#/collections/text-pages/new');
    await wait(page);
    await snap(page, 'new page');
  });
});
test.describe('signin', () => {
  test.use({ token: '' });
  test('signin', async ({ editor, page, context }) => {
    log(page, editor);
    await soft('a', async () => {
      await page.goto('/admin');
      await wait(page);
      await snap(page, 'entrance');
      const popup = context.waitForEvent('page');
      await page.getByRole('button', { name: /Sign in with GitHub/i }).click();
      const window = await popup;
      window.on('console', (l) => say('popup', l.type(), l.text()));
      await wait(page);
      await snap(window, 'popup');
      await window.getByRole('link', { name: 'Authorize' }).click();
      await wait(page); await wait(page);
      say('closed', window.isClosed());
      if (!window.isClosed()) await snap(window, 'popup 2');
      await snap(page, 'after');
    });
  });
});
