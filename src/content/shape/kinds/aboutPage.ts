import type { Kind } from '../fields';
import { lead, pageFields, section, text } from './common';

export const aboutPage: Kind = {
  type: 'AboutPage',
  label: 'About',
  purpose: 'What the agency does and how it works; the services and values are files of their own.',
  path: 'about.md',
  fields: {
    ...pageFields({
      name: 'About',
      title: 'What we do and how we work | Heddle',
      description:
        'Design, development and hosting from one small studio, and what we care about while we work.',
      heading: 'One studio, every thread.',
    }),
    lead,
    picture: {
      is: 'group',
      type: 'AboutPicture',
      purpose: 'The picture on the page.',
      example: 'an image and its alt',
      fields: {
        image: {
          is: 'picture',
          purpose: 'The file, which lies in content/pictures/.',
          example: './pictures/cloth.jpg',
        },
        alt: text(
          160,
          'What the picture shows, for people who cannot see it.',
          'Woven cloth in three colours.',
        ),
      },
    },
    services: section('AboutSection', 'The part with the services.'),
    values: section('AboutSection', 'The part with the values.'),
  },
};
