import type { Page } from '@playwright/test';
import { ENDPOINT } from '../../../shared/enquiry';
import { content, PAGES } from '../../content';
import { carousel, HAS_TWO_SLIDES, slickSlider } from './carousel';
import { drawer, menuButton } from './drawer';
import { field, submitButton, submitForm } from './form';
import { dismissButton } from './sending';
import { expect, open } from './test';

export interface Screen {
  name: string;
  path: string;
  isTextPage?: boolean;

  /** Brings the page at `path` into the state that is the screen. */
  enter?: (page: Page) => Promise<void>;
}

/**
 * This enquiry has the same text each time, unlike `newEnquiry`, because `npm
 * run pictures` shows it.
 */
const ENQUIRY = {
  name: 'Zoë O’Neil',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message:
    'Our shop has outgrown its website. Could we talk about it next week?',
};

const sendAndAnswer = (body: string) => async (page: Page) => {
  await page.route(`**${ENDPOINT}`, (route) => route.fulfill({ body }));
  await submitForm(page, ENQUIRY);
  await dismissButton(page).waitFor();
};

export const SCREENS: Screen[] = [
  ...PAGES.map(({ path, isTextPage }) => ({
    name: path.slice(1) || 'home',
    path,
    isTextPage,
  })),
  {
    name: 'drawer',
    path: '/',
    enter: async (page) => {
      await menuButton(page).click();
      await drawer(page).waitFor();
    },
  },
  {
    name: 'errors',
    path: '/contact',
    enter: async (page) => {
      await submitButton(page).click();
      const { message } = content.contact.errors;

      await expect(field(page, 'message')).toHaveAccessibleDescription(message);
    },
  },
  { name: 'success', path: '/contact', enter: sendAndAnswer('Success') },
  // The form takes any answer but `Success` for a failure.
  { name: 'failure', path: '/contact', enter: sendAndAnswer('Failure') },
];

export async function openScreen(
  page: Page,
  { path, enter }: Screen,
): Promise<void> {
  await open(page, path);
  // In its own fonts, the text has its final size.
  await page.evaluate(() => document.fonts.ready);
  await enter?.(page);
}

/**
 * Scrolls to the end of the page, half a window at a time, and waits for lazy
 * pictures and the carousel.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (
      let top = 0;
      top < document.documentElement.scrollHeight;
      top += innerHeight / 2
    ) {
      window.scrollTo({ top, behavior: 'instant' });

      await new Promise((resolve) => {
        // Wait for the second frame: at the end of the first, the
        // IntersectionObserver that loads the carousel runs.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // On a busy machine, a browser may draw no frame until the page changes.
        setTimeout(resolve, 1000);
      });
    }
  });

  if (HAS_TWO_SLIDES && (await carousel(page).count()))
    await slickSlider(page).waitFor();

  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete),
  );
}
