/**
 * What the specification says of the words of the placeholder agency, which may say more. An agency that puts its own
 * words into `content/` deletes this file with them.
 */
import { bodyOf, content, dateText, sectionsOf } from './content';

const { home, about, contact, privacy, site } = content;
const titles = (listed: { title: string }[]) => listed.map(({ title }) => title);

test('Home says what the agency can do in four paragraphs, with a button to the form', () => {
  expect(home.offers.heading).toBe('What we can do for you');
  expect(home.offers.items.length).toBeGreaterThanOrEqual(4);
  expect(home.offers.button).toBe('Contact Us');
});

test('a free consultation is promoted', () => {
  expect(home.consultButton).toMatch(/free consultation/i);
});

test('the slides are Design, Develop and Deliver, each with a button to find out more', () => {
  expect(titles(content.slides).slice(0, 3)).toEqual(['Design', 'Develop', 'Deliver']);
  expect(home.slides.button).toBe('Find out more');
});

test('the services are Design, Develop, Deliver and More...', () => {
  expect(about.services).toMatchObject({ heading: 'Our Services', button: 'Contact Us' });
  expect(titles(content.services)).toEqual(
    expect.arrayContaining(['Design', 'Develop', 'Deliver', 'More...']),
  );
});

test.each(['Graphic design', 'Search engine optimisation', 'eCommerce', 'Content creation'])(
  'More... names %s',
  (name) => {
    expect(bodyOf('services/more.md')).toContain(`**${name}**`);
  },
);

test('the values are Empathise, Collaborate and Progress', () => {
  expect(about.values).toMatchObject({ heading: 'Our Values', button: 'Contact Us' });
  expect(titles(content.values)).toEqual(
    expect.arrayContaining(['Empathise', 'Collaborate', 'Progress']),
  );
});

test('the links are Home, About, Contact, Privacy Policy, Facebook and Instagram', () => {
  expect([home, about, contact, privacy].map(({ name }) => name)).toEqual([
    'Home',
    'About',
    'Contact',
    'Privacy Policy',
  ]);
  expect(content.social.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Facebook', 'Instagram']),
  );
});

test('the form has the labels of the specification', () => {
  expect(contact.heading).toBe('Get in touch...');
  expect(contact.form).toMatchObject({
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    submit: 'Submit',
  });
});

test('wrong fields, thanks and apology have the sentences of the specification', () => {
  expect(content.contact.errors).toMatchObject({
    name: 'Please enter your name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    message: 'Please enter a message',
  });
  expect(content.contact.thanks).toEqual({
    heading: 'Thank you for getting in touch!',
    text: 'We will respond to your message as soon as we can',
  });
  expect(content.contact.apology).toMatchObject({
    heading: 'Uh-oh! That message failed to send.',
    subject: 'Enquiry from the site',
  });
  expect(content.contact.mail.subject).toBe('Website Contact Form:');
});

test('the policy was last updated on November 30, 2021', () => {
  expect(privacy.heading).toBe('Privacy Policy');
  expect(dateText(privacy.updated)).toBe('November 30, 2021');
});

test.each([
  /definitions/i,
  /data we collect/i,
  /cookies/i,
  /use your data/i,
  /sharing/i,
  /retention/i,
  /transfer/i,
  /disclosure/i,
  /security/i,
  /children under 13/i,
  /third-party/i,
  /changes to this policy/i,
  /contact details/i,
])('the policy has a section on %s', (topic) => {
  expect(titles(sectionsOf('privacy.md')).filter((title) => topic.test(title))).toHaveLength(1);
});

test('the policy names the agency and its address, whatever they are', () => {
  expect(site.name).not.toBe('');
  for (const filled of ['{name}', '{email}']) expect(bodyOf('privacy.md')).toContain(filled);
});
