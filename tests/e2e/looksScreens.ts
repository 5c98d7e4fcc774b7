import type { Page } from '@playwright/test';
import { fillForm, submit } from './fillForm';
import { scripted } from './test';
import { label } from './words';

export interface Screen {
  name: string;
  path: string;
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
  await page.getByRole('button', { name: label('dismiss') }).waitFor();
};

export const openDrawer = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: label('menu') })
    .click();
  await page.getByRole('dialog').getByRole('navigation').waitFor();
};

/** Every page, and every state of one that looks different. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'drawer', path: '/', enter: openDrawer },
  {
    name: 'errors',
    path: '/contact',
    enter: async (page) => {
      await submit(page).click();
      await page.getByText('Please enter a message').waitFor();
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
  await page.goto(path);
  await scripted(page);
  await page.evaluate(() => document.fonts.ready);
  await enter?.(page);
}

/** Goes through the page to its end, so that all that loads when it comes near is there. */
export async function scrollThrough(page: Page): Promise<void> {
  const [length, step] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    window.innerHeight / 2,
  ]);
  for (let y = 0; y < length; y += step)
    await page.evaluate(
      (top) =>
        new Promise((resolve) => {
          window.scrollTo({ top, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      y,
    );
  const carousel = page.locator(`[aria-roledescription="${label('carousel')}"]`);
  if (await carousel.count())
    await carousel.locator('.slick-initialized').waitFor({ state: 'attached' });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
