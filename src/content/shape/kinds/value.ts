import type { Kind } from '../fields';
import { choice, field, heading } from '../makeFields';
import { order, published } from './common';

export const value: Kind = {
  type: 'Value',
  label: 'Value',
  purpose: 'One square of Our Values on the about page.',
  path: 'values/',
  fields: {
    title: heading(24, 'Its name.', 'Empathise'),
    order,
    published,
    colour: field('thread', 'The thread whose colour the square has.', 'persimmon'),
    weave: choice(['plain', 'twill', 'satin'], 'The weave that is drawn in the square.', 'twill'),
  },
  body: {
    purpose: 'Two short sentences.',
    example: 'We listen before we draw. Then we draw.',
    headings: false,
    max: 200,
  },
};
