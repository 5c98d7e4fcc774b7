import type { Kind } from '../fields';
import { button, field, group, heading, text } from '../makeFields';
import { lead, pageFields } from './common';

// Arguments of a field: its maximum length if it is a text, its purpose, an example. See makeFields.ts.
/** Heading and button of a section. Its items have their own files. */
const section = (purpose: string) =>
  group('AboutSection', purpose, 'a heading and a button', {
    heading: heading(40, 'The heading of this part.', 'Our Services'),
    button: button(
      'The button at the end of this part; it leads to the contact page.',
      'Contact Us',
    ),
  });

export const aboutPage: Kind = {
  type: 'AboutPage',
  label: 'About',
  purpose: 'What the agency does and how it works. Each service and each value has its own file.',
  path: 'about.md',
  fields: {
    ...pageFields,
    lead,
    picture: group('AboutPicture', 'The picture on the page.', 'an image and its alt', {
      image: field('picture', 'The picture file in content/pictures/.', './pictures/cloth.jpg'),
      alt: text(
        160,
        'What the picture shows, for people who cannot see it.',
        'Woven cloth in three colours.',
      ),
    }),
    services: section('The part with the services.'),
    values: section('The part with the values.'),
  },
};
