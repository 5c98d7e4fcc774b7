import type { Kind } from '../fields';
import { pageFields, text } from './common';

export const privacyPage: Kind = {
  type: 'PrivacyPage',
  label: 'Privacy policy',
  purpose: 'What the site does with data about visitors.',
  path: 'privacy.md',
  fields: {
    ...pageFields,
    contentsLabel: text(30, 'The words above the list of sections.', 'On this page'),
    summaryHeading: text(30, 'The heading of the summary.', 'In short'),
    summary: {
      is: 'lines',
      count: 5,
      max: 120,
      purpose: 'The policy in five lines.',
      example: 'This website keeps no copy of your message.',
    },
  },
  body: {
    purpose: 'The policy. Each section begins with a line like `## Cookies`.',
    headings: true,
    max: 30_000,
  },
};
