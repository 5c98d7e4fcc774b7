/**
 * `npm run pictures -- home about`: takes screenshots of these screens, or of
 * all. PICTURES_URL may name a running site.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runMain } from '../../scripts/support/runMain';
import { startSite } from '../../scripts/support/startSite';
import { findBrowser } from '../../scripts/support/findBrowser';
import { BUILD_SITE_URL } from '../e2e/support/addresses';
import { SCREENS } from '../e2e/support/screens';
import { takePictures } from './takePictures';

// The ports differ from those of `npm start`, which may run at the same time.
const settings = {
  ...process.env,
  PORT: '4297',
  INBOX_PORT: '1097',
  SITE_URL: BUILD_SITE_URL,
};

void runMain(async (signal, root) => {
  const folder = join(root, 'docs/pictures');
  const names = process.argv.slice(2);
  const screens = SCREENS.filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  const siteUrl =
    process.env.PICTURES_URL ??
    (await startSite(root, settings, signal)).siteUrl;
  const executablePath = await findBrowser(signal);
  const browser = await chromium.launch({ executablePath });

  // After Ctrl-C, takePictures throws, because its browser is closed.
  signal.addEventListener('abort', () => void browser.close());

  for (const screen of screens) {
    console.log(screen.name);
    await takePictures(browser, siteUrl, screen, join(folder, 'all'));
  }

  await browser.close();
  if (!screens.some(({ name }) => name === 'home')) return;
  // The repository keeps this picture, so it is small.
  const readmePicture = sharp(join(folder, 'all/home-1440-light.png')).resize({
    width: 864,
  }); // 60 % of 1440

  await readmePicture.webp({ quality: 80 }).toFile(join(folder, 'home.webp'));
});
