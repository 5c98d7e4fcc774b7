import type { Kind } from '../fields';
import { longText, textFields } from './textPage';

export const privacyPage: Kind = {
  type: 'TextPage',
  label: 'Privacy policy',
  purpose: 'What the site does with data about visitors.',
  path: 'privacy.md',
  fields: textFields({
    name: 'Privacy Policy',
    title: 'Privacy Policy | Heddle',
    description:
      'What this website does with your data, in plain English: one mail to us, no cookies, no copies.',
    heading: 'Privacy Policy',
  }),
  body: longText(
    'The policy.',
    'What we do with data.\n\n## Cookies\n\nWe set none.\n\n## Your rights\n\nWrite to [{email}](mailto:{email}).',
  ),
};
