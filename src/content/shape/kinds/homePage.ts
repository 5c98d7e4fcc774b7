import type { Kind } from '../fields';
import {
  button,
  contactButton,
  group,
  heading,
  lead,
  list,
  optional,
  pageFields,
  text,
} from '../makeFields';

const offer = group('HomeOffer', {
  purpose: 'A paragraph with a heading.',
  example: 'a heading and a text',
  fields: {
    heading: heading(60, 'A few words above the paragraph.', 'Build it light'),
    text: text(400, 'The paragraph.', 'We write pages that open quickly.'),
  },
});

export const homePage: Kind = {
  type: 'HomePage',
  label: 'Home',
  purpose: 'The first page: the big heading, what we can do, and the slides.',
  path: 'home.md',
  fields: {
    ...pageFields,
    // A long heading is up to 132 px large. More than 44 characters would need a
    // third line on a desktop and a fourth on a phone, so they are smaller.
    heading: heading(
      100,
      'The very big heading.',
      'We weave websites that hold together.',
    ),
    lead,
    consultButton: button(
      'The button for the free consultation, on the home page and in the menu.',
      'Book a free consultation',
    ),
    aboutLink: text(
      40,
      'The link beside the consult button, to the about page.',
      'See what we do',
    ),
    offers: group('HomeOffers', {
      purpose: 'The part that says what the agency can do.',
      example: 'a heading, a button and two to six items',
      fields: {
        heading: heading(
          80,
          'The heading of this part.',
          'What we can do for you',
        ),
        button: contactButton,
        items: list(2, 6, offer, {
          purpose: 'The paragraphs.',
          example: 'two to six items, each with a heading and a text',
        }),
      },
    }),
    work: optional(
      group('HomeWork', {
        purpose:
          'The part that shows the first three projects. Without it, the page shows none.',
        example: 'a heading and a button',
        fields: {
          heading: heading(40, 'The heading of this part.', 'Recent work'),
          button: button(
            'The button at the end of this part; it leads to the list of projects.',
            'See all projects',
          ),
        },
      }),
    ),
    slides: group('HomeSlides', {
      purpose:
        'The box of slides. The texts of a slide are in the file of its service.',
      example: 'a heading and a button',
      fields: {
        // Not heading(): the text is an aria-label, which needs no soft
        // hyphens.
        heading: text(
          100,
          'The name of the box, read by screen readers.',
          'Our way of working',
        ),
        button: button(
          'The button on each slide; it leads to the page of the service or, if it has none, to the about page.',
          'Find out more',
        ),
      },
    }),
  },
};
