import type { Kind } from '../fields';
import { button, lead, pageFields, text } from './common';

export const contactPage: Kind = {
  type: 'ContactPage',
  label: 'Contact',
  purpose: 'The page with the form.',
  path: 'contact.md',
  addresses: ['/contact'],
  fields: {
    ...pageFields({
      name: 'Contact',
      title: 'Get in touch for a free consultation | Heddle',
      description:
        'Tell us what your website should do. The first consultation is free, and a few sentences will do.',
      heading: 'Get in touch...',
    }),
    lead,
    consultation: {
      is: 'group',
      type: 'ContactConsultation',
      purpose: 'The free consultation.',
      example: 'a heading and a text',
      fields: {
        heading: text(50, 'Its heading.', 'The first consultation is free'),
        text: text(260, 'What happens in it.', 'We talk through what you need.'),
      },
    },
    mailLabel: text(40, 'The words before the e-mail address.', 'Or write to us at'),
    form: {
      is: 'group',
      type: 'ContactForm',
      purpose: 'The words of the form.',
      example: 'one line for each part of the form',
      fields: {
        name: text(30, 'The label of the name.', 'Name'),
        email: text(30, 'The label of the e-mail address.', 'Email'),
        phone: text(30, 'The label of the phone number.', 'Phone'),
        message: text(30, 'The label of the message.', 'Message'),
        submit: button('The button that sends it.', 'Submit'),
        note: text(120, 'What happens with what people type.', 'We use it to answer you.'),
        noteLink: text(
          40,
          'The link after that, to the privacy policy.',
          'Read our privacy policy',
        ),
      },
    },
  },
};
