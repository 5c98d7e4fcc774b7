import { contentCopy } from '../../../testing/contentCopy';
import { readSiteWords } from './readSiteWords';

// Its sample content has the words that the first test expects.
const content = contentCopy();

test('reads the words of content/', () => {
  expect(readSiteWords(content.root)).toMatchObject({
    name: 'Heddle',
    email: 'hello@heddle.example',
    language: 'en',
    heading: 'One studio, every thread.',
    labels: { name: 'Name', submit: 'Submit' },
    errors: {
      name: 'Please enter your name',
      tooLong: expect.stringContaining('{limit}'),
    },
    apology: { heading: expect.stringContaining('failed to send') },
    mail: { subject: 'Website Contact Form:', from: '{name} via {agency}' },
    colourSheet: expect.stringContaining('--page:'),
  });
});

test('removes soft hyphens', () => {
  content.change('site.md', /^name: .*$/m, 'name: Bob\u00ADbin');
  expect(readSiteWords(content.root).name).toBe('Bobbin');
});

test('apology.later is optional', () => {
  expect(readSiteWords(content.root).apology.later).toBe('');
  content.change('contact.md', /^apology:$/m, 'apology:\n  later: Or later.');
  expect(readSiteWords(content.root).apology.later).toBe('Or later.');
});

test('the telephone number is optional', () => {
  expect(readSiteWords(content.root)).not.toHaveProperty('phone');
  content.change('site.md', /^name:/m, 'phone: +44 (0)20 7946-0000\nname:');
  expect(readSiteWords(content.root).phone).toEqual({
    text: '+44 (0)20 7946-0000',
    uri: 'tel:+442079460000',
  });
});

test.each([
  ['site.md', /^name: .*$/m, 'name: "Bobbin', 'cannot be read'],
  ['site.md', /^name: .*$/m, 'name: [a, b]', 'name: must be a text'],
  ['contact.md', /^form:$/m, 'forms:', 'form.name: must be a text'],
  ['contact.md', /^ {2}submit: .*\n/m, '', 'form.submit: must be a text'],
  [
    'contact.md',
    /^ {2}phone: .*$/m,
    '  phone: ""',
    'form.phone: must be a text',
  ],
])(
  'the error names the file and its fault: %s with %s changed to %j',
  (file, from, to, fault) => {
    content.change(file, from, to);
    const message = `content/${file}: ${fault}. npm run check:content says`;

    expect(() => readSiteWords(content.root)).toThrow(message);
  },
);
