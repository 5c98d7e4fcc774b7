/**
 * `npm run pictures`: takes pictures of every screen in every size and colour scheme, and writes the pictures of the README.
 * `npm run pictures -- home about` takes only these screens. By default it starts a site; PICTURES_URL names a running one.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { command } from './support/command';
import { startSite } from './support/startSite';
import { findBrowser } from '../tests/browser';
import { BUILD_SITE_URL } from '../tests/e2e/support/addresses';
import { SCREENS } from '../tests/e2e/support/screens';
import { publishPictures } from '../tests/pictures/publishPictures';
import { takePictures } from '../tests/pictures/takePictures';

// Other ports than those of `npm start`, which may run at the same time.
const settings = { ...process.env, PORT: '4297', INBOX_PORT: '1097', SITE_URL: BUILD_SITE_URL };

void command(async (signal, root) => {
  const folder = join(root, 'docs/pictures');
  const allPictures = join(folder, 'all');
  const names = process.argv.slice(2);
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (names.length === 0) rmSync(allPictures, { recursive: true, force: true });
  mkdirSync(allPictures, { recursive: true });
  const site = process.env.PICTURES_URL ?? (await startSite(root, settings, signal)).site;
  const browser = await chromium.launch({
    executablePath: await findBrowser(signal),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  signal.addEventListener('abort', () => void browser.close());
  for (const screen of screens) {
    console.log(screen.name);
    await takePictures(browser, site, screen, allPictures);
  }
  await publishPictures(allPictures, folder, screens);
  await browser.close();
});
