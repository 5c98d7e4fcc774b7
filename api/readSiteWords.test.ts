import { tempFolder } from '../local/testing/tempFolder';
import { readSiteWords } from './readSiteWords';

const SITE = 'name: Bobbin\nemail: office@bobbin.example\nlanguage: en\n';
const CONTACT = `heading: Write to us
form: { name: N, email: E, phone: P, message: M, submit: S }
errors: { name: n, email: e, phone: p, message: m, tooLong: t }
apology: { heading: H, text: T, subject: R }
mail: { subject: A, from: F }
`;
const BRAND = `---
ground: '#101418'
paper: '#FFFDF8'
threads: [{ colour: '#cc3344' }, { colour: '#ddbb44' }, { colour: '#3388cc' }]
---
`;

const folder = tempFolder();

function read(site: string, contact: string) {
  folder.write('content/brand.md', BRAND);
  folder.write('content/site.md', `---\n${site}---\n\nText: not a field.\n`);
  // With Windows line breaks.
  folder.write('content/contact.md', `---\r\n${contact}\r\n---\r\n`);
  return readSiteWords(folder.path);
}

test('reads the words from the content, without soft hyphens', () => {
  expect(read(SITE.replace('Bobbin', 'Bob\u00ADbin'), CONTACT)).toEqual({
    name: 'Bobbin',
    email: 'office@bobbin.example',
    language: 'en',
    heading: 'Write to us',
    labels: { name: 'N', email: 'E', phone: 'P', message: 'M', submit: 'S' },
    errors: { name: 'n', email: 'e', phone: 'p', message: 'm', tooLong: 't' },
    apology: { heading: 'H', text: 'T', subject: 'R', later: '' },
    mail: { subject: 'A', from: 'F' },
    colours: expect.stringContaining('--page:#fffdf8;'),
  });
});

test('reads the optional field apology.later', () => {
  const withLater = CONTACT.replace('subject: R', 'subject: R, later: L');
  expect(read(SITE, withLater).apology.later).toBe('L');
});

test.each([
  ['content/site.md: email:', SITE.replace(/email.*\n/, ''), CONTACT],
  ['content/site.md: name:', SITE.replace('Bobbin', '[a, b]'), CONTACT],
  ['content/contact.md: form.submit:', SITE, CONTACT.replace(', submit: S', '')],
  ['content/contact.md: form.phone:', SITE, CONTACT.replace(': P', ': ""')],
  ['content/contact.md: form.name:', SITE, 'heading: Write to us\n'],
])('names the file and the field of a missing word: %s', (place, site, contact) => {
  expect(() => read(site, contact)).toThrow(`${place} must be a text. npm run check:content says`);
});

test('names a file with invalid front matter in one line', () => {
  expect(() => read('name: "Bobbin\n', CONTACT)).toThrow(
    /^content\/site\.md: cannot be read\. npm run check:content says .*$/,
  );
});
