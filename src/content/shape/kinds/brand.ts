import type { Kind } from '../fields';
import { field, group, list, optional, text } from '../makeFields';

/** Colours and mark of the agency. src/brand/ derives every other colour. */
export const brand: Kind = {
  type: 'Brand',
  label: 'The brand',
  purpose:
    'The colours, the typefaces and the logo of the agency. Every other colour is derived from these.',
  path: 'brand.md',
  fields: {
    ground: field(
      'colour',
      'The dark colour: the bar, the opening, the footer, and the text on light pages.',
      '#0b2b26',
    ),
    paper: field(
      'colour',
      'The light colour: the ground of light pages, and the text on dark ones.',
      '#f3f5f0',
    ),
    threads: list(
      { min: 3, max: 3 },
      group(
        'BrandThread',
        'Three bright colours. The first is the bright button, the second the menu, and all three are the threads of the drawings.',
        'three names with their colours',
        {
          name: text(24, 'The name by which services and values choose it.', 'persimmon'),
          colour: field('colour', 'Its colour.', '#ff6a3d'),
        },
      ),
    ),
    typefaces: optional(
      group(
        'BrandTypefaces',
        'The typefaces of the site. A developer installs them first, as docs/make-it-yours.md says.',
        'a typeface for headings and one for text',
        {
          heading: field('typeface', 'The typeface of headings.', 'bricolage-grotesque'),
          text: field('typeface', 'The typeface of all other text.', 'instrument-sans'),
        },
      ),
    ),
    logo: optional(
      field(
        'logo',
        'Your own logo, an SVG file in `pictures/` in any shape. The name stands beside it, unless it is twice as wide as high or wider: then it shows the name itself.',
        './pictures/logo.svg',
      ),
    ),
    logoOnPaper: optional(
      field(
        'logo',
        'The logo as it looks on light pages, if its colours cannot be seen there.',
        './pictures/logo-dark.svg',
      ),
    ),
    icon: optional(
      field(
        'logo',
        'A square version, for the browser’s tab and the home screen of a phone. Without it, they show the logo or, if that is wide, the first letter of your name.',
        './pictures/icon.svg',
      ),
    ),
  },
};
