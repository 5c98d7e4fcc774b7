import type { Kind } from '../fields';
import {
  field,
  group,
  heading,
  list,
  optional,
  order,
  published,
  pictureDescription,
  text,
} from '../makeFields';

const portrait = group('PersonPicture', {
  purpose: 'A portrait. The page shows its middle as a square.',
  example: 'an image and its alt',
  fields: {
    image: field(
      'portrait',
      'The picture file in content/pictures/.',
      './pictures/maria.jpg',
    ),
    alt: pictureDescription('Maria at her desk, with a pencil.'),
  },
});

const personLink = group('PersonLink', {
  purpose: 'Links to the person on other sites.',
  example: 'a list of items, each with a name and an address',
  fields: {
    name: text(40, 'The words of the link.', 'Mastodon'),
    address: field(
      'web address',
      'The address of the link.',
      'https://social.example/maria',
    ),
  },
});

export const personKind: Kind = {
  type: 'Person',
  label: 'Person',
  pluralLabel: 'People',
  purpose: 'Somebody who works at the agency, on the about page.',
  path: 'people/',
  mayBeEmpty: true,
  fields: {
    name: heading(60, 'The name of the person.', 'Maria Weber'),
    role: text(80, 'What the person does.', 'Designer'),
    order,
    published,
    picture: optional(portrait),
    links: optional(list(0, 5, personLink)),
  },
  body: {
    purpose: 'A few sentences about the person.',
    example: 'Maria draws, and asks why until it is simple.',
    max: 900,
    optional: true,
  },
};
