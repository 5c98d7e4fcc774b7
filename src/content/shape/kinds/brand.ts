import type { Kind } from '../fields';
import { field, group, list, optional, text } from '../makeFields';

/** What the agency looks like. Every other colour of the site is made of these. */
export const brand: Kind = {
  type: 'Brand',
  label: 'The brand',
  purpose:
    'The colours, the typefaces and the mark of the agency. Every other colour is made of these.',
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
    mark: optional(
      field(
        'mark',
        'Your own mark, an SVG file in `pictures/`. Without it the three threads are the mark.',
        './pictures/mark.svg',
      ),
    ),
  },
};
