import type { Page } from '@playwright/test';
import { content, PAGES } from '../../content';
import { carousel, SLIDES_MOVE, slider } from './carousel';
import { menu } from './drawer';
import { fillForm, submit } from './fillForm';
import { dismiss } from './sending';
import { open } from './test';

export interface Screen {
  name: string;
  path: string;
  /** Whether it is a text page. */
  isText?: boolean;
  /** Brings the page into the state of the screen. */
  enter?: (page: Page) => Promise<void>;
  /** Console error that the state causes. */
  expectedError?: RegExp;
}

const ENQUIRY = {
  name: 'Zoë O’Neil',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: 'Our shop has outgrown its website. Could we talk about it next week?',
};

/** Sends an enquiry, and answers it in place of the function. */
const answeredBy = (answer: { status: number; body: string }) => async (page: Page) => {
  await page.route('**/api/sendEmail', (route) => route.fulfill(answer));
  await fillForm(page, ENQUIRY);
  await submit(page).click();
  await dismiss(page).waitFor();
};

/** Every page, and every state of a page that looks different. */
export const SCREENS: Screen[] = [
  ...PAGES.map(({ path, isText }) => ({ name: path.slice(1) || 'home', path, isText })),
  {
    name: 'drawer',
    path: '/',
    enter: async (page) => {
      await menu(page).click();
      await page.getByRole('dialog').getByRole('navigation').waitFor();
    },
  },
  {
    name: 'errors',
    path: '/contact',
    enter: async (page) => {
      await submit(page).click();
      await page.getByText(content.contact.errors.message).waitFor();
    },
  },
  { name: 'success', path: '/contact', enter: answeredBy({ status: 200, body: 'Success' }) },
  {
    name: 'failure',
    path: '/contact',
    enter: answeredBy({ status: 500, body: '' }),
    expectedError: /Failed to load resource/,
  },
];

export async function openScreen(page: Page, { path, enter }: Screen): Promise<void> {
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  await enter?.(page);
}

/** Scrolls through the page, so that everything that loads lazily has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  if (SLIDES_MOVE && (await carousel(page).count()))
    await slider(page).waitFor({ state: 'attached' });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
