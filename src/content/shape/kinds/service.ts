import type { Kind } from '../fields';
import {
  choice,
  field,
  group,
  heading,
  lead,
  optional,
  order,
  pageFields,
  published,
  text,
} from '../makeFields';

/** Maximum length of the text on the about page, in characters. */
const MAX_SERVICE_TEXT = 2100;

const threadField = (purpose: string) => field('thread', purpose, 'persimmon');

const { title, description, heading: pageHeading } = pageFields;

const servicePage = group('ServiceDetails', {
  purpose:
    'A page of its own for the service. Its text is made of the sections below the fields.',
  example: 'a title, a description, a heading and a lead',
  fields: { title, description, heading: pageHeading, lead },
});

export const serviceKind: Kind = {
  type: 'Service',
  label: 'Service',
  purpose:
    'A service: a row on the about page and, with a slide, a slide on the home page.',
  path: 'services/',
  fields: {
    title: heading(50, 'The name of the service.', 'Design'),
    order,
    published,
    colour: optional(
      threadField(
        'The thread that colours the cloth beside the service, and its slide.',
      ),
    ),
    slide: optional(
      group('ServiceSlide', {
        purpose:
          'The slide on the home page. Without it, the service has no slide.',
        example: 'a text and a drawing',
        fields: {
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
      }),
    ),
    page: optional(servicePage),
  },
  body: {
    purpose:
      'Without a page of its own: two or three sentences about the service, or a short list.',
    example: 'We draw real pages with your real words. Only then do we build.',
    max: MAX_SERVICE_TEXT,
  },
  bodyOfPage: {
    purpose:
      'With a page of its own: two or three sentences for the about page, up to 2100 characters. Below them, the page of the service: each section begins with a line like `## What you get`.',
    example:
      'We draw real pages with your real words.\n\n## What you get\n\nA drawing of each page.',
    sections: 'required',
    hasPictures: true,
    introMax: MAX_SERVICE_TEXT,
    max: 30_000,
  },
};

/** An agency without values has no group `values` in about.md either. */
export const valueKind: Kind = {
  type: 'Value',
  label: 'Value',
  purpose: 'A value: a square on the about page.',
  path: 'values/',
  mayBeEmpty: true,
  fields: {
    title: heading(40, 'The name of the value.', 'Empathise'),
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
    max: 400,
  },
};
