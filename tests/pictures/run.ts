/**
 * `npm run pictures -- home about`: takes screenshots of these screens, or of
 * all. With `--frames`, pictures every 50 ms of how they move. PICTURES_URL may
 * name a running site.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runMain } from '../../scripts/support/runMain';
import { startSite } from '../../scripts/support/startSite';
import { findBrowser } from '../../scripts/support/findBrowser';
import { BUILD_SITE_URL } from '../e2e/support/addresses';
import { SCREENS, type Screen } from '../e2e/support/screens';
import { MOVING_SCREENS, takeFrames } from './takeFrames';
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

const FRAMES_OPTION = '--frames';

/** Returns the screens with these names, or all. */
const screensNamed = (
  names: readonly string[],
  screens: readonly Screen[],
): Screen[] =>
  screens.filter(({ name }) => names.length === 0 || names.includes(name));

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
  const args = process.argv.slice(2);
  const names = args.filter((arg) => arg !== FRAMES_OPTION);
  const takesFrames = args.includes(FRAMES_OPTION);
  const screens = screensNamed(names, takesFrames ? MOVING_SCREENS : SCREENS);

  const siteUrl = await findSite(root, signal);
  const executablePath = await findBrowser(signal);
  const browser = await chromium.launch({ executablePath });

  // After Ctrl-C, the functions below throw, because their browser is closed.
  signal.addEventListener('abort', () => void browser.close());

  for (const screen of screens) {
    console.log(screen.name);

    if (takesFrames)
      await takeFrames(browser, siteUrl, screen, join(folder, 'all/frames'));
    else await takePictures(browser, siteUrl, screen, join(folder, 'all'));
  }

  await browser.close();

  if (!takesFrames && screens.some(({ name }) => name === 'home'))
    await writeReadmePicture(folder);
});
