/**
 * What the specification says of the words of the placeholder agency, which may say more. An agency that puts its own
 * words into `content/` deletes this file with them.
 */
import { bodyOf, content, dateText, sectionsOf } from './content';

const { home, about, contact, privacy, services, slides, values, social, site } = content;
const titles = (listed: { title: string }[]) => listed.map(({ title }) => title);
const names = (named: { name: string }[]) => named.map(({ name }) => name);
const among = (...words: string[]): unknown => expect.arrayContaining(words);

test('Home says what the agency can do in four paragraphs, with a button to the form', () => {
  expect(home.offers).toMatchObject({ heading: 'What we can do for you', button: 'Contact Us' });
  expect(home.offers.items.length).toBeGreaterThanOrEqual(4);
});

test('a free consultation is promoted', () => {
  expect(home.consultButton).toMatch(/free consultation/i);
});

test('the slides are Design, Develop and Deliver, each with a button to find out more', () => {
  expect(titles(slides).slice(0, 3)).toEqual(['Design', 'Develop', 'Deliver']);
  expect(home.slides.button).toBe('Find out more');
});

test('the services are Design, Develop, Deliver and More...', () => {
  expect(about.services).toMatchObject({ heading: 'Our Services', button: 'Contact Us' });
  expect(titles(services)).toEqual(among('Design', 'Develop', 'Deliver', 'More...'));
});

test.each(['Graphic design', 'Search engine optimisation', 'eCommerce', 'Content creation'])(
  'More... names %s',
  (name) => expect(bodyOf('services/more.md')).toContain(`**${name}**`),
);

test('the values are Empathise, Collaborate and Progress', () => {
  expect(about.values).toMatchObject({ heading: 'Our Values', button: 'Contact Us' });
  expect(titles(values)).toEqual(among('Empathise', 'Collaborate', 'Progress'));
});

test('the links are Home, About, Contact, Privacy Policy, Facebook and Instagram', () => {
  const pages = names([home, about, contact, privacy]);
  expect(pages).toEqual(['Home', 'About', 'Contact', 'Privacy Policy']);
  expect(names(social)).toEqual(among('Facebook', 'Instagram'));
});

test('form, wrong fields, thanks, apology and mail have the words of the specification', () => {
  expect(contact).toMatchObject({
    heading: 'Get in touch...',
    form: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message', submit: 'Submit' },
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

test('the policy was last updated on November 30, 2021', () => {
  expect(privacy.heading).toBe('Privacy Policy');
  expect(dateText(privacy.updated)).toBe('November 30, 2021');
});

test.each([
  ...['definitions', 'data we collect', 'cookies', 'use your data', 'sharing', 'retention'],
  ...['transfer', 'disclosure', 'security', 'children under 13', 'third-party'],
  ...['changes to this policy', 'contact details'],
])('the policy has a section on %s', (topic) => {
  const found = titles(sectionsOf('privacy.md')).filter((title) => RegExp(topic, 'i').test(title));
  expect(found).toHaveLength(1);
});

test('the policy names the agency and its address, whatever they are', () => {
  expect(site.name).not.toBe('');
  for (const filled of ['{name}', '{email}']) expect(bodyOf('privacy.md')).toContain(filled);
});
