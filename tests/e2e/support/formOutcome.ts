import type { Page } from '@playwright/test';
import { FIELDS, type Enquiry } from '../../../api/src/enquiry';
import type { InboxMail } from '../../../local/inbox/readInboxMail';
import { content } from '../../content';
import { field, referenceOf } from './fillForm';
import { waitForMail } from './inbox';
import { thanks } from './sending';
import { colourOf, expect } from './test';

export async function expectSent(page: Page, typed: Enquiry): Promise<InboxMail> {
  await expect(thanks(page)).toBeVisible();
  return waitForMail(referenceOf(typed));
}

export async function expectErrors(page: Page): Promise<void> {
  const { errors } = content.contact;
  for (const name of FIELDS)
    await expect(field(page, name)).toHaveAccessibleDescription(errors[name]);
  await expect(field(page, 'name')).toBeFocused();
  const errorColour = await colourOf(page.getByText(errors.name));
  await expect(field(page, 'name')).toHaveCSS('border', `2px solid ${errorColour}`);
}
