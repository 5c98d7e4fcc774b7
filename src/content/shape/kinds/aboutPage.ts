import type { Kind } from '../fields';
import {
  contactButton,
  field,
  group,
  heading,
  lead,
  optional,
  pageFields,
  pictureDescription,
} from '../makeFields';

const sectionField = (purpose: string) =>
  group('AboutSection', {
    purpose,
    example: 'a heading and a button',
    fields: {
      heading: heading(80, 'The heading of this part.', 'Our Services'),
      button: contactButton,
    },
  });

export const aboutPage: Kind = {
  type: 'AboutPage',
  label: 'About',
  purpose:
    'What the agency does and how it works. Each service and each value has its own file.',
  path: 'about.md',
  fields: {
    ...pageFields,
    lead,
    picture: optional(
      group('AboutPicture', {
        purpose: 'The picture on the page.',
        example: 'an image and its alt',
        fields: {
          image: field(
            'picture',
            'The picture file in content/pictures/.',
            './pictures/cloth.jpg',
          ),
          alt: pictureDescription('Woven cloth in three colours.'),
        },
      }),
    ),
    services: sectionField('The part with the services.'),
    people: optional(
      group('AboutPeople', {
        purpose:
          'The part with the people. Each person has a file in content/people/.',
        example: 'a heading',
        fields: {
          heading: heading(40, 'The heading of this part.', 'Who we are'),
        },
      }),
    ),
    values: optional(
      sectionField(
        'The part with the values. Each value has a file in content/values/.',
      ),
    ),
  },
};
