import type { Kind } from '../fields';
import {
  choice,
  field,
  group,
  heading,
  optional,
  order,
  published,
  text,
} from '../makeFields';

const threadField = (purpose: string) => field('thread', purpose, 'persimmon');

export const serviceKind: Kind = {
  type: 'Service',
  label: 'Service',
  purpose:
    'A service: a row on the about page and, with a slide, a slide on the home page.',
  path: 'services/',
  fields: {
    title: heading(24, 'The name of the service.', 'Design'),
    order,
    published,
    colour: optional(
      threadField(
        'The thread that colours the cloth beside the service, and its slide.',
      ),
    ),
    slide: optional(
      group(
        'ServiceSlide',
        'The slide on the home page. Without it, the service has no slide.',
        'a text and a drawing',
        {
          text: text(
            90,
            'One sentence for the slide.',
            'Light pages that open quickly.',
          ),
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

export const valueKind: Kind = {
  type: 'Value',
  label: 'Value',
  purpose: 'A value: a square on the about page.',
  path: 'values/',
  fields: {
    title: heading(24, 'The name of the value.', 'Empathise'),
    order,
    published,
    colour: threadField('The thread that colours the square.'),
    weave: choice(
      ['plain', 'twill', 'satin'],
      'The weave of the cloth in the square.',
      'twill',
    ),
  },
  body: {
    purpose: 'Two short sentences about the value.',
    example: 'We listen before we draw. Then we draw.',
    max: 200,
  },
};
