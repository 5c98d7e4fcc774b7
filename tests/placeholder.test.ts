/**
 * Words that the content of the placeholder agency, Heddle, must have. If you
 * replace this content, delete this file.
 */
import { contentHash } from '../src/content/check/placeholder/contentHash';
import hashes from '../src/content/check/placeholder/hashes.json';
import { contentFiles } from '../src/content/read/contentFiles';
import { kindOf } from '../src/content/shape/kinds';
import { bodyOf, content, dateText, sectionsOf, titlesOf } from './content';

const {
  home,
  about,
  contact,
  privacy,
  services,
  slides,
  values,
  social,
  site,
} = content;
const hashesByFile: Readonly<Record<string, string>> = hashes;

const namesOf = (items: readonly { name: string }[]) =>
  items.map(({ name }) => name);
const containing = (...words: string[]): unknown =>
  expect.arrayContaining(words);

test('the content check knows these words, to warn of them in a copy of the site', () => {
  const files = contentFiles('content');
  const unknown = files.paths
    .filter(kindOf)
    .filter(
      (path) =>
        !hashesByFile[path]?.includes(contentHash(files.document(path))),
    );

  // If this fails, run `npm run docs:words`.
  expect(unknown).toEqual([]);
});

test('Home has four offers or more, and a button for a free consultation', () => {
  expect(home).toMatchObject({
    consultButton: expect.stringMatching(/free consultation/i),
    offers: { heading: 'What we can do for you', button: 'Contact Us' },
    slides: { button: 'Find out more' },
  });
  expect(home.offers.items.length).toBeGreaterThanOrEqual(4);
});

test('the first slides are Design, Develop and Deliver', () => {
  expect(titlesOf(slides).slice(0, 3)).toEqual([
    'Design',
    'Develop',
    'Deliver',
  ]);
});

test('About has sections for services and values, each with the required items and a button', () => {
  expect(about).toMatchObject({
    services: { heading: 'Our Services', button: 'Contact Us' },
    values: { heading: 'Our Values', button: 'Contact Us' },
  });
  expect(titlesOf(services)).toEqual(
    containing('Design', 'Develop', 'Deliver', 'More...'),
  );
  const more =
    'Graphic design, Search engine optimisation, eCommerce, Content creation';

  for (const name of more.split(', '))
    expect(bodyOf('services/more.md')).toContain(`**${name}**`);
  expect(titlesOf(values)).toEqual(
    containing('Empathise', 'Collaborate', 'Progress'),
  );
});

test('Home, About, Contact and Privacy Policy have these names', () => {
  const pageNames = namesOf([home, about, contact, privacy]);

  expect(pageNames).toEqual(['Home', 'About', 'Contact', 'Privacy Policy']);
});

test('the social links include Facebook and Instagram', () => {
  expect(namesOf(social)).toEqual(containing('Facebook', 'Instagram'));
});

test('form, error messages, alerts and mail have the required words', () => {
  expect(contact).toMatchObject({
    heading: 'Get in touch...',
    form: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      message: 'Message',
      submit: 'Submit',
    },
    errors: {
      name: 'Please enter your name',
      email: 'Please enter your email address',
      phone: 'Please enter your phone number',
      message: 'Please enter a message',
    },
    thanks: {
      heading: 'Thank you for getting in touch!',
      text: 'We will respond to your message as soon as we can',
    },
    apology: {
      heading: 'Uh-oh! That message failed to send.',
      subject: 'Enquiry from the site',
    },
    mail: { subject: 'Website Contact Form:' },
  });
});

test('the Privacy Policy was last updated on November 30, 2021', () => {
  expect(privacy.heading).toBe('Privacy Policy');
  expect(dateText(privacy.updated)).toBe('November 30, 2021');
});

test('the Privacy Policy has placeholders for the agency’s name and email address', () => {
  expect(site.name).not.toBe('');
  expect(bodyOf('privacy.md')).toMatch(/\{name\}/);
  expect(bodyOf('privacy.md')).toMatch(/\{email\}/);
});

const TOPICS =
  'definitions, data we collect, cookies, use your data, sharing, retention, transfer, disclosure, security, ' +
  'children under 13, third-party, changes to this policy, contact details';

test.each(TOPICS.split(', '))(
  'the policy has exactly one section on %s',
  (topic) => {
    const sections = titlesOf(sectionsOf('privacy.md'));

    expect(
      sections.filter((title) => RegExp(topic, 'i').test(title)),
    ).toHaveLength(1);
  },
);
