import type { Kind } from '../fields';
import { choice, field, heading } from '../makeFields';
import { order, published } from './common';

export const valueKind: Kind = {
  type: 'Value',
  label: 'Value',
  purpose: 'A value: a square on the about page.',
  path: 'values/',
  fields: {
    title: heading(24, 'The name of the value.', 'Empathise'),
    order,
    published,
    colour: field('thread', 'The thread that colours the square.', 'persimmon'),
    weave: choice(['plain', 'twill', 'satin'], 'The weave of the cloth in the square.', 'twill'),
  },
  body: {
    purpose: 'Two short sentences about the value.',
    example: 'We listen before we draw. Then we draw.',
    max: 200,
  },
};
