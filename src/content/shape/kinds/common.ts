/** Fields that more than one kind has. */
import type { Fields } from '../fields';
import { field, heading, optional, text } from '../makeFields';

/** Returns the fields of every page. @param examples the examples of the fields, which differ between pages */
export const pageFields = (
  examples: Record<'name' | 'title' | 'description' | 'heading', string>,
) =>
  ({
    name: heading(24, 'The words of the links to this page.', examples.name),
    // Search engines cut a title at about 600 px, which is 60 characters, and a description at about 155.
    title: text(60, 'The title in the browser tab and in search results.', examples.title),
    description: {
      ...text(155, 'The sentences under the title in search results.', examples.description),
      min: 70,
    },
    updated: field(
      'date',
      'The day of the last change that matters to a reader, also for search engines.',
      '2021-11-30',
    ),
    heading: heading(60, 'The big heading at the top of the page.', examples.heading),
  }) satisfies Fields;

export const lead = text(260, 'The sentences below the big heading.', 'Tell us what you need.');

export const order = field(
  'order',
  'The position among the other files in the folder: 1 comes first.',
  '1',
);

export const published = optional(
  field('switch', 'Whether the site shows this; `false` hides it and keeps the file.', 'false'),
);
