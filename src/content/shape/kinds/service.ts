import type { Kind } from '../fields';
import { choice, field, group, heading, optional, text } from '../makeFields';
import { order, published } from './common';

export const service: Kind = {
  type: 'Service',
  label: 'Service',
  purpose:
    'One row of Our Services on the about page and, with a slide, one slide on the home page.',
  path: 'services/',
  fields: {
    title: heading(24, 'Its name.', 'Design'),
    order,
    published,
    colour: optional(
      field('thread', 'The thread whose colour its swatch and its slide have.', 'persimmon'),
    ),
    slide: optional(
      group('ServiceSlide', 'Leave it out, and the service has no slide.', 'a text and a drawing', {
        text: text(90, 'One sentence.', 'Light pages that open quickly.'),
        drawing: choice(['circles', 'weave', 'arcs'], 'The drawing beside it.', 'circles'),
      }),
    ),
  },
  body: {
    purpose: 'Two or three sentences, or a short list.',
    example: 'We draw real pages with your real words. Only then do we build.',
    headings: false,
    max: 800,
  },
};
