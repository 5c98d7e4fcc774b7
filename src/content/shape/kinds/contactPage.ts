import type { Kind } from '../fields';
import { button, group, heading, optional, text } from '../makeFields';
import { lead, pageFields } from './common';

export const contactPage: Kind = {
  type: 'ContactPage',
  label: 'Contact',
  purpose: 'The page with the form.',
  path: 'contact.md',
  fields: {
    ...pageFields({
      name: 'Contact',
      title: 'Get in touch for a free consultation | Heddle',
      description:
        'Tell us what your website should do. The first consultation is free, and a few sentences will do.',
      heading: 'Get in touch...',
    }),
    lead,
    consultation: group('ContactConsultation', 'The free consultation.', 'a heading and a text', {
      heading: heading(50, 'Its heading.', 'The first consultation is free'),
      text: text(260, 'What happens in it.', 'We talk through what you need.'),
    }),
    mailLabel: text(40, 'The words before the e-mail address.', 'Or write to us at'),
    form: group('ContactForm', 'The words of the form.', 'one line for each part of the form', {
      name: text(30, 'The label of the name.', 'Name'),
      email: text(30, 'The label of the e-mail address.', 'Email'),
      phone: text(30, 'The label of the phone number.', 'Phone'),
      message: text(30, 'The label of the message.', 'Message'),
      submit: button('The button that sends it.', 'Submit'),
      note: text(120, 'What happens with what people type.', 'We use it to answer you.'),
      noteLink: text(40, 'The link after that, to the privacy policy.', 'Read our privacy policy'),
    }),
    errors: group(
      'ContactErrors',
      'What stands under a field that is not filled in rightly.',
      'one line for each field, and one for a text that is too long',
      {
        name: text(80, 'Where the name is empty.', 'Please enter your name'),
        email: text(80, 'Where the e-mail address is not one.', 'Please enter your email address'),
        phone: text(80, 'Where the phone number is not one.', 'Please enter your phone number'),
        message: text(80, 'Where the message is empty.', 'Please enter a message'),
        tooLong: text(80, 'Where a text is too long.', 'Please use at most {limit} characters'),
      },
    ),
    thanks: group(
      'ContactThanks',
      'What a visitor reads when the message was sent.',
      'a heading and a text',
      {
        heading: heading(60, 'Its heading.', 'Thank you for getting in touch!'),
        text: text(160, 'What happens next.', 'We will respond as soon as we can'),
      },
    ),
    apology: group(
      'ContactApology',
      'What a visitor reads when the message could not be sent.',
      'a heading, a text and a subject',
      {
        heading: heading(60, 'Its heading.', 'Uh-oh! That message failed to send.'),
        text: text(160, 'The way out: a mail.', 'Please e-mail us at {email} instead.'),
        subject: text(80, 'The subject that this mail begins with.', 'Enquiry from the site'),
        later: optional(
          text(160, 'More for who has sent too many messages.', 'Or try again in a few minutes.'),
        ),
      },
    ),
    mail: group(
      'ContactMail',
      'The mail that the form sends to the agency.',
      'a subject and a sender',
      {
        subject: text(80, 'Its subject.', 'Website Contact Form:'),
        from: text(40, 'Who the mail says it is from.', '{name} via {agency}'),
      },
    ),
  },
};
