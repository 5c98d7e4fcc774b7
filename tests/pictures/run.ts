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
import { SCREENS, type Screen } from '../e2e/support/screens';
import { takePictures } from './takePictures';

// The ports differ from those of `npm start`, which may run at the same time.
const settings = {
  ...process.env,
  PORT: '4297',
  INBOX_PORT: '1097',
  SITE_URL: BUILD_SITE_URL,
};

/** In px. The repository keeps this picture, so it is small. */
const README_PICTURE_WIDTH = 864;

const screensNamed = (names: readonly string[]): Screen[] =>
  SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));

const writeReadmePicture = (folder: string) =>
  sharp(join(folder, 'all/home-1440-light.png'))
    .resize({ width: README_PICTURE_WIDTH })
    .webp({ quality: 80 })
    .toFile(join(folder, 'home.webp'));

async function findSite(root: string, signal: AbortSignal): Promise<string> {
  const { PICTURES_URL } = process.env;

  if (PICTURES_URL) return PICTURES_URL;

  const { siteUrl } = await startSite(root, settings, signal);

  return siteUrl;
}

void runMain(async (signal, root) => {
  const folder = join(root, 'docs/pictures');
  const screens = screensNamed(process.argv.slice(2));

  const siteUrl = await findSite(root, signal);
  const executablePath = await findBrowser(signal);
  const browser = await chromium.launch({ executablePath });

  // After Ctrl-C, takePictures throws, because its browser is closed.
  signal.addEventListener('abort', () => void browser.close());

  for (const screen of screens) {
    console.log(screen.name);
    await takePictures(browser, siteUrl, screen, join(folder, 'all'));
  }

  await browser.close();

  if (screens.some(({ name }) => name === 'home'))
    await writeReadmePicture(folder);
});
