import type { Page } from '@playwright/test';
import { content } from '../../content';
import { section } from './test';

/** The questions on Contact. Their heading may be left out. */
export function questionList(page: Page) {
  const { questionsHeading: heading } = content.contact;

  return heading
    ? section(page, 'questions', { heading })
    : page.getByRole('main').locator('section:has(> details)');
}
