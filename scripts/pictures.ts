/**
 * `npm run pictures`: makes pictures of every screen in every size and scheme, for looking at one's own work, and
 * writes the chosen ones for the README. Names of screens after the command make only theirs. PICTURES_URL names a
 * site that is running already.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { command } from '../local/command';
import { runCommand } from '../local/runCommand';
import { findBrowser } from '../tests/browser';
import { openScreen, SCREENS, scrollThrough, type Screen } from '../tests/e2e/support/screens';

const root = join(__dirname, '..');
const PICTURES = join(root, 'docs/pictures');
const ALL = join(PICTURES, 'all');

const PORT = 4297;
const INBOX_PORT = 1097;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const SCHEMES = ['light', 'dark'] as const;

/** What the README and a reviewer see: a file's name, and the picture that it shows. */
const CHOSEN = {
  home: 'home-1440-light',
  'home-tablet': 'home-820-light-page',
  'home-phone': 'home-390-dark',
  about: 'about-1440-light',
  'about-dark': 'about-820-dark',
  contact: 'contact-1440-light',
  errors: 'errors-390-light-page',
  thanks: 'success-820-light',
  privacy: 'privacy-1440-dark',
  drawer: 'drawer-1440-light',
};
/** A chosen picture is at most this large, in bytes. */
const LARGEST = 60_000;

/** Serves the built site until the signal, and gives its address. */
async function serve(signal: AbortSignal): Promise<string> {
  if (process.env.PICTURES_URL) return process.env.PICTURES_URL;
  return new Promise((resolve, reject) => {
    runCommand(process.execPath, ['--import', 'tsx', join(root, 'scripts/start.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(PORT),
        INBOX_PORT: String(INBOX_PORT),
        // The address of `npm start`, so that both use one build.
        SITE_URL: 'http://localhost:4280',
      },
      signal,
      onOutput: (text) => {
        process.stdout.write(text);
        if (text.includes(`localhost:${PORT}`)) resolve(`http://localhost:${PORT}`);
      },
    }).then(() => reject(new Error('The site has stopped.')), reject);
  });
}

/** Pictures of one screen: what is seen first, and the whole page, where it is longer. */
async function takePictures(browser: Browser, baseURL: string, screen: Screen): Promise<void> {
  for (const viewport of SIZES)
    for (const colorScheme of SCHEMES) {
      const name = join(ALL, `${screen.name}-${viewport.width}-${colorScheme}`);
      // Without motion: each picture shows the end of it.
      const options = { baseURL, viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage(options);
      await openScreen(page, screen);
      // Off what was pressed: nothing is shown as pointed at.
      await page.mouse.move(0, viewport.height - 1);
      await page.screenshot({ path: `${name}.png` });
      if (screen.name !== 'drawer') {
        await scrollThrough(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.screenshot({ path: `${name}-page.png`, fullPage: true });
      }
      await page.close();
    }
}

/** Writes a chosen picture as WebP, in the best quality and then the largest size that are small enough. */
async function publish(name: string, shown: string): Promise<void> {
  const picture = sharp(join(ALL, `${shown}.png`));
  const { width } = await picture.metadata();
  for (const scale of [1, 0.75, 0.6, 0.5, 0.4, 0.33])
    for (const quality of [82, 70, 55]) {
      const copy = picture.clone().resize({ width: Math.round(width * scale) });
      const webp = await copy.webp({ quality, effort: 6 }).toBuffer();
      if (webp.length > LARGEST) continue;
      writeFileSync(join(PICTURES, `${name}.webp`), webp);
      return;
    }
  throw new Error(`${name} does not fit into ${LARGEST} bytes.`);
}

void command(async (signal) => {
  const names = process.argv.slice(2);
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (names.length === 0) rmSync(ALL, { recursive: true, force: true });
  mkdirSync(ALL, { recursive: true });
  const done = new AbortController();
  const site = await serve(AbortSignal.any([signal, done.signal]));
  const browser = await chromium.launch({
    executablePath: await findBrowser(signal),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  signal.addEventListener('abort', () => void browser.close());
  for (const screen of screens) {
    console.log(screen.name);
    await takePictures(browser, site, screen);
  }
  for (const [name, shown] of Object.entries(CHOSEN))
    if (screens.some((screen) => shown.startsWith(screen.name))) await publish(name, shown);
  await browser.close();
  done.abort();
});
