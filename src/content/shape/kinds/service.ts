import type { Kind } from '../fields';
import { choice, field, group, heading, optional, text } from '../makeFields';
import { order, published } from './common';

// The arguments are text(max length, purpose, example) and group(GraphQL type, purpose, example, fields). See makeFields.ts.
export const serviceKind: Kind = {
  type: 'Service',
  label: 'Service',
  purpose: 'A service: a row on the about page and, with a slide, a slide on the home page.',
  path: 'services/',
  fields: {
    title: heading(24, 'The name of the service.', 'Design'),
    order,
    published,
    colour: optional(
      field(
        'thread',
        'The thread that colours the cloth beside the service, and its slide.',
        'persimmon',
      ),
    ),
    slide: optional(
      group(
        'ServiceSlide',
        'The slide on the home page. Without it, the service has no slide.',
        'a text and a drawing',
        {
          text: text(90, 'One sentence for the slide.', 'Light pages that open quickly.'),
          drawing: choice(
            ['circles', 'weave', 'arcs'],
            'The drawing beside the sentence on the slide.',
            'circles',
          ),
        },
      ),
    ),
  },
  body: {
    purpose: 'Two or three sentences about the service, or a short list.',
    example: 'We draw real pages with your real words. Only then do we build.',
    max: 800,
  },
};
