import type { Kind } from '../fields';
import { pageFields, text } from './common';

export const privacyPage: Kind = {
  type: 'TextPage',
  label: 'Privacy policy',
  purpose: 'What the site does with data about visitors.',
  path: 'privacy.md',
  fields: {
    ...pageFields({
      name: 'Privacy Policy',
      title: 'Privacy Policy | Heddle',
      description:
        'What this website does with your data, in plain English: one mail to us, no cookies, no copies.',
      heading: 'Privacy Policy',
    }),
    contentsLabel: text(30, 'The words above the list of sections.', 'On this page'),
    summaryHeading: text(30, 'The heading of the summary.', 'In short'),
    summary: {
      is: 'lines',
      count: { min: 5, max: 5 },
      purpose: 'The policy in five lines.',
      example: 'five lines',
      line: text(120, 'One line of it.', 'This website keeps no copy of your message.'),
    },
  },
  body: {
    purpose: 'The policy. Each section begins with a line like `## Cookies`.',
    example:
      'What we do with data.\n\n## Cookies\n\nWe set none.\n\n## Your rights\n\nWrite to [{email}](mailto:{email}).',
    headings: true,
    max: 30_000,
  },
};
