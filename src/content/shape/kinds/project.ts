import type { Kind } from '../fields';
import {
  choice,
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

/** Parts of a picture that stay visible where its edges are cut off. */
export const FOCUSES = ['top', 'centre', 'bottom', 'left', 'right'] as const;

const cover = group('ProjectPicture', {
  purpose:
    'The picture of the project: in the list, at the top of its page, and where the page is shared.',
  example: 'an image and its alt',
  fields: {
    image: field(
      'picture',
      'The picture file in content/pictures/.',
      './pictures/bakery.jpg',
    ),
    alt: pictureDescription(
      'The start page of the bakery, with a loaf of rye bread.',
    ),
    focus: optional(
      choice(
        FOCUSES,
        'The part of the picture that stays visible where its edges are cut off.',
        'top',
      ),
    ),
  },
});

const quote = group('ProjectQuote', {
  purpose: 'What the client says about the work.',
  example: 'a text, a name and a role',
  fields: {
    text: text(
      400,
      'The words of the client, without quotation marks.',
      'We are sold out by nine since the shop is online.',
    ),
    name: text(60, 'The name of the person who said it.', 'Maria Weber'),
    role: optional(
      text(
        80,
        'What this person does, and where.',
        'Owner of the bakery Brot & Mehr',
      ),
    ),
  },
});

export const projectKind: Kind = {
  type: 'Project',
  label: 'Project',
  purpose:
    'A project in the list on the work page. With a text below the fields, it has a page of its own, whose address is the name of the file.',
  path: 'work/',
  mayBeEmpty: true,
  fields: {
    title: heading(
      60,
      'What was made, in a few words.',
      'A bakery that sells out by nine',
    ),
    client: optional(text(60, 'The name of the client.', 'Brot & Mehr')),
    year: optional(
      field('year', 'The year in which the work was finished.', '2026'),
    ),
    summary: text(
      300,
      'One to three sentences: what the client needed, and what came of it.',
      'A shop for forty kinds of bread, which the baker fills at five in the morning on his phone.',
      { min: 40 },
    ),
    picture: cover,
    services: optional(
      list(
        0,
        12,
        field('service', 'The name of a service, as in its file.', 'Design'),
        {
          purpose: 'The services that the project needed.',
          example: 'some names of services',
        },
      ),
    ),
    quote: optional(quote),
    link: optional(
      field(
        'web address',
        'The address of the website that was made.',
        'https://brot.example',
      ),
    ),
    colour: field(
      'thread',
      'The thread that leads to the project.',
      'persimmon',
    ),
    order,
    published,
    updated: optional(
      field(
        'date',
        'The day of the last important change, for search engines.',
        '2026-11-30',
      ),
    ),
  },
  body: {
    purpose:
      'The story of the project, with or without sections. Without it, the project has no page.',
    example:
      'They sold bread by telephone.\n\n## What we did\n\nWe drew the shop with the baker.',
    sections: 'optional',
    hasPictures: true,
    max: 30_000,
    optional: true,
  },
};
