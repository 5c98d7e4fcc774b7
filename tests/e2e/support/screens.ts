import type { Page } from '@playwright/test';
import { content, PAGES } from '../../content';
import { carousel, MOVES, slider } from './carousel';
import { menu } from './drawer';
import { fillForm, submit } from './fillForm';
import { dismiss } from './sending';
import { open } from './test';

export interface Screen {
  name: string;
  path: string;
  /** Whether it is the policy or another page to read. */
  isText?: boolean;
  /** Brings the page into the state that the screen shows. */
  enter?: (page: Page) => Promise<void>;
  /** What the browser reports of a failure that the screen is about. */
  expectedError?: RegExp;
}

const ENQUIRY = {
  name: 'Zoë O’Neil',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: 'Our shop has outgrown its website. Could we talk about it next week?',
};

/** Sends a message, to which the function answers as given. */
const answeredBy = (answer: { status: number; body: string }) => async (page: Page) => {
  await page.route('**/api/sendEmail', (route) => route.fulfill(answer));
  await fillForm(page, ENQUIRY);
  await submit(page).click();
  await dismiss(page).waitFor();
};

/** Every page, and every state of one that looks different. */
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

/** Opens a screen as a visitor with scripts has it. */
export async function openScreen(page: Page, { path, enter }: Screen): Promise<void> {
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  await enter?.(page);
}

/** Goes through the page to its end, so that all that loads when it comes near is there. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  if (MOVES && (await carousel(page).count())) await slider(page).waitFor({ state: 'attached' });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
