import { readFileSync, appendFileSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
const OUT = '/tmp/admin/look2.txt';
writeFileSync(OUT, '');
const say = (...w: unknown[]) =>
  appendFileSync(
    OUT,
    w.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ') + '\n',
  );
test('local', async ({ page }) => {
  page.on('console', (l) => {
    if (l.type() !== 'debug') say('console', l.type(), l.text().slice(0, 300));
  });
  page.on('pageerror', (e) => say('ERR', e.message));
  await page.route(/\/admin/, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/admin' ? '/admin/index.html' : pathname;
    return route.fulfill({
      body: readFileSync(`/tmp/admin/local${name}`),
      contentType: name.endsWith('.js')
        ? 'text/javascript'
        : name.endsWith('.html')
          ? 'text/html'
          : name.endsWith('.css')
            ? 'text/css'
            : 'font/woff2',
    });
  });
  const files: Record<string, string> = {};
  for (const name of [
    'services/design.md',
    'services/develop.md',
    'about.md',
    'brand.md',
    'home.md',
  ])
    files[`content/${name}`] = readFileSync(`content/${name}`, 'utf8');
  await page.addInitScript((all) => {
    Object.assign(window, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        await root.getDirectoryHandle('.git', { create: true });
        for (const [path, text] of Object.entries(all)) {
          const parts = path.split('/');
          const last = parts.pop() ?? '';
          let dir = root;
          for (const part of parts) dir = await dir.getDirectoryHandle(part, { create: true });
          const handle = await dir.getFileHandle(last, { create: true });
          const w = await handle.createWritable();
          await w.write(text);
          await w.close();
        }
        return root;
      },
    });
  }, files);
  try {
    await page.goto('/admin');
    await page.waitForTimeout(2000);
    await page.screenshot({ path: '/tmp/admin/l1.png' });
    say(await page.locator('body').ariaSnapshot());
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.waitForTimeout(2500);
    await page.evaluate(() => location.assign('#/collections/services/entries/design'));
    await page.waitForTimeout(3500);
    await page.screenshot({ path: '/tmp/admin/l2.png' });
    await page.getByRole('textbox', { name: 'Title' }).fill('Designing');
    await page.getByRole('button', { name: /^(Save|Publish)$/ }).click();
    await page.waitForTimeout(1500);
    say(await page.locator('body').ariaSnapshot());
    say(
      await page.evaluate(async () => {
        const root = await navigator.storage.getDirectory();
        const dir = await (await root.getDirectoryHandle('content')).getDirectoryHandle('services');
        return (await (await dir.getFileHandle('design.md')).getFile()).text();
      }),
    );
  } catch (e) {
    say('!!', String(e));
    say(await page.locator('body').ariaSnapshot());
  }
});
