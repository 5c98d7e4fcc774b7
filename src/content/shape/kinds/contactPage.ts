import type { Kind } from '../fields';
import {
  button,
  group,
  heading,
  lead,
  list,
  optional,
  pageFields,
  text,
} from '../makeFields';

const error = (fault: string, example: string) =>
  text(80, `The error if ${fault}.`, example);

const step = text(
  160,
  'One step, in a sentence.',
  'We read your message and answer it.',
);

const question = group('ContactQuestion', {
  purpose:
    'Questions and answers below the form. A link such as `/contact#question-2` opens the second one.',
  example: 'a list of items, each with a question and an answer',
  fields: {
    question: text(120, 'The question.', 'Do you look after the site later?'),
    answer: text(600, 'The answer.', 'Yes, if you want us to.'),
  },
});

export const contactPage: Kind = {
  type: 'ContactPage',
  label: 'Contact',
  purpose: 'The page with the form.',
  path: 'contact.md',
  fields: {
    ...pageFields,
    lead,
    consultation: optional(
      group('ContactConsultation', {
        purpose: 'The free consultation, or another first step.',
        example: 'a heading and a text',
        fields: {
          heading: heading(
            80,
            'The heading of this part.',
            'The first consultation is free',
          ),
          text: text(
            400,
            'What happens in the consultation.',
            'We talk through what you need.',
          ),
        },
      }),
    ),
    nextHeading: optional(
      heading(50, 'The heading of the steps.', 'What happens next'),
    ),
    next: optional(
      list(0, 4, step, {
        purpose:
          'What happens after a visitor has written to you, step by step.',
        example: 'up to four steps',
      }),
    ),
    mailLabel: text(
      40,
      'The words before the email address.',
      'Or write to us at',
    ),
    form: group('ContactForm', {
      purpose: 'The words of the form.',
      example: 'one line for each part of the form',
      fields: {
        name: text(30, 'The label of the field for the name.', 'Name'),
        email: text(
          30,
          'The label of the field for the email address.',
          'Email',
        ),
        phone: text(
          30,
          'The label of the field for the phone number.',
          'Phone',
        ),
        message: text(30, 'The label of the field for the message.', 'Message'),
        submit: button('The button that sends the form.', 'Submit'),
        note: text(
          120,
          'What you do with the data that visitors enter.',
          'We use it to answer you.',
        ),
        noteLink: text(
          40,
          'The link to the privacy policy after the note.',
          'Our privacy policy',
        ),
      },
    }),
    questionsHeading: optional(
      heading(50, 'The heading of the questions.', 'What people ask first'),
    ),
    questions: optional(list(0, 12, question)),
    errors: group('ContactErrors', {
      purpose: 'The error messages under the fields of the form.',
      example: 'one line for each field, and one for a text that is too long',
      fields: {
        name: error('the name is empty', 'Please enter your name'),
        email: error(
          'the email address is empty or not valid',
          'Please enter your email address',
        ),
        phone: error(
          'the phone number is empty or not valid',
          'Please enter your phone number',
        ),
        message: error('the message is empty', 'Please enter a message'),
        tooLong: error(
          'a text is too long',
          'Please use at most {limit} characters',
        ),
      },
    }),
    thanks: group('ContactThanks', {
      purpose: 'What a visitor reads after the message was sent.',
      example: 'a heading and a text',
      fields: {
        heading: heading(
          60,
          'The heading of the message.',
          'Thank you for getting in touch!',
        ),
        text: text(
          160,
          'What happens next.',
          'We will respond as soon as we can',
        ),
      },
    }),
    apology: group('ContactApology', {
      purpose: 'What a visitor reads if the message could not be sent.',
      example: 'a heading, a text and a subject',
      fields: {
        heading: heading(
          60,
          'The heading of the message.',
          'Uh-oh! That message failed to send.',
        ),
        text: text(
          160,
          'The advice to write an email instead.',
          'Please email us at {email} instead.',
        ),
        subject: text(
          80,
          'The subject of the visitor’s email.',
          'Enquiry from the site',
        ),
        later: optional(
          text(
            160,
            'An additional sentence for visitors who sent too many messages.',
            'Or try again in a few minutes.',
          ),
        ),
      },
    }),
    mail: group('ContactMail', {
      purpose: 'The mail that the form sends to the agency.',
      example: 'a subject and a sender',
      fields: {
        subject: text(80, 'The subject of the mail.', 'Website Contact Form:'),
        from: text(40, 'The name of the sender.', '{name} via {agency}'),
      },
    }),
  },
};
