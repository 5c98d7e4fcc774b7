import type { Kind } from '../fields';
import { field, group, list, optional, text } from '../makeFields';

const logoField = (purpose: string, example: string) =>
  optional(field('logo', purpose, example));

const thread = group('BrandThread', {
  // The list `threads` below has the same purpose and example.
  purpose:
    'Three bright colours. The first colours the bright button, the second the menu. The drawings use all three.',
  example: 'three names with their colours',
  fields: {
    name: text(
      24,
      'The name of the thread. Services and values choose a thread by its name.',
      'persimmon',
    ),
    colour: field('colour', 'The colour of the thread.', '#ff6a3d'),
  },
});

export const brandKind: Kind = {
  type: 'Brand',
  label: 'The brand',
  purpose:
    'The colours, the typefaces and the logo of the agency. The site derives every other colour from the five here.',
  path: 'brand.md',
  fields: {
    ground: field(
      'colour',
      'The dark colour: the bar, the top of the home page, the footer, and the text on light pages.',
      '#0b2b26',
    ),
    paper: field(
      'colour',
      'The light colour: the background of light pages, and the text on dark ones.',
      '#f3f5f0',
    ),
    threads: list(3, 3, thread),
    typefaces: optional(
      group('BrandTypefaces', {
        purpose:
          'The typefaces of the site. A developer installs them first, as docs/make-it-yours.md says.',
        example: 'a typeface for headings and one for text',
        fields: {
          heading: field(
            'typeface',
            'The typeface of headings.',
            'bricolage-grotesque',
          ),
          text: field(
            'typeface',
            'The typeface of all other text.',
            'instrument-sans',
          ),
        },
      }),
    ),
    logo: logoField(
      'Your own logo, an SVG file in `pictures/`. The site writes the name beside it, unless the logo is at least twice as wide as high.',
      './pictures/logo.svg',
    ),
    logoOnPaper: logoField(
      'A version of the logo for light pages, if its colours cannot be seen there.',
      './pictures/logo-dark.svg',
    ),
    icon: logoField(
      'A square version of the logo, for the browser’s tab and the home screen of a phone. Without it, they show the logo or, if the logo is wide, the first letter of your name.',
      './pictures/icon.svg',
    ),
  },
};
