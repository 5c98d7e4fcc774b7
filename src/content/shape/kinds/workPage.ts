import type { Kind } from '../fields';
import { button, lead, optional, pageFields } from '../makeFields';

export const workPage: Kind = {
  type: 'WorkPage',
  label: 'Work',
  purpose:
    'The page that lists the projects. It is needed as soon as there is a project.',
  path: 'work.md',
  introduces: 'work/',
  fields: {
    ...pageFields,
    updated: optional(pageFields.updated),
    lead,
    button: button(
      'The button below the projects; it leads to the contact page.',
      'Contact Us',
    ),
  },
};
