import type { Fields } from '../fields';
import { button, field, heading, optional, text } from '../makeFields';

// The arguments are text(max length, purpose, example) and field(format, purpose, example). See makeFields.ts.
export const pageFields = {
  // The drawer shows the name in the heading typeface.
  name: heading(24, 'The words of the links to this page.', 'About'),
  // Search engines cut a title after about 60 characters and a description after 155; one under 70 leaves half its space empty.
  title: text(60, 'The title in the browser tab and in search results.', 'What we do | Heddle'),
  description: {
    ...text(
      155,
      'The sentences under the title in search results.',
      'Design, development and hosting from one small studio, and what we care about while we work.',
    ),
    min: 70,
  },
  updated: field(
    'date',
    'The day of the last important change. Search engines and readers of text pages see it.',
    '2021-11-30',
  ),
  heading: heading(60, 'The big heading at the top of the page.', 'One studio, every thread.'),
} satisfies Fields;

export const lead = text(260, 'The sentences below the big heading.', 'Tell us what you need.');

export const contactButton = button(
  'The button at the end of this part; it leads to the contact page.',
  'Contact Us',
);

export const order = field(
  'order',
  'The position among the other files in the folder: 1 comes first.',
  '1',
);

export const published = optional(
  field('switch', 'Whether the site shows this; `false` hides it and keeps the file.', 'false'),
);
