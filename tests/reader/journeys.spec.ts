import { content, label } from '../content';
import { expect, test } from './test';

const { about, contact, home, privacy, site } = content;
const { errors, form } = contact;

for (const { path, own } of [
  { path: '/', own: home },
  { path: '/about', own: about },
  { path: '/contact', own: contact },
  { path: '/privacy', own: privacy },
])
  test(`${path} is read whole and in order, its heading once`, async ({ reader }) => {
    await reader.open(path);
    await reader.hears(
      own.title,
      'banner',
      label('menu'),
      'main content',
      own.heading,
      'heading level 1',
    );
    await reader.hears('main content', 'leaving main content', site.name, site.email);
    reader.neverHears('invalid entry');
    expect(reader.times('heading level 1')).toBe(1);
  });

test('the drawer is walked, and left by Escape', async ({ reader }) => {
  await reader.open('/about');
  await reader.press('Tab', 'Tab', 'Tab');
  await reader.hears(label('menu'), 'button', 'opens dialog');
  await reader.press('Return', 'Tab');
  await reader.hears(site.name, 'link');
  await reader.press('Escape');
  await reader.hears(label('menu'), 'button');
});

test('a link of the drawer leads to its page, which is said', async ({ reader }) => {
  await reader.open('/about');
  await reader.press('Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Tab', 'Tab');
  await reader.hears('link');
  await reader.press('Return');
  await reader.hears(contact.heading);
});

test('no field of an untouched form is invalid; a refused one says a sentence for each', async ({
  reader,
}) => {
  await reader.open('/contact');
  await reader.hears(
    form.name,
    'required',
    form.email,
    'required',
    form.phone,
    'required',
    form.message,
  );
  reader.neverHears('invalid');
  await reader.press('e');
  await reader.hears(form.name, 'required');
  reader.neverHears('invalid');
  // Tab is what leaves the browse mode, in which keys are commands.
  await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Return');
  await reader.hears(form.name, 'required', errors.name);
  for (const [name, error] of [
    [form.email, errors.email],
    [form.phone, errors.phone],
    [form.message, errors.message],
  ] as const) {
    await reader.press('Tab');
    await reader.hears(name, 'required', error);
  }
});

test('an enquiry says that it is on its way', async ({ reader }) => {
  await reader.open('/contact');
  await reader.press('e', 'shift+Tab', 'Tab');
  for (const typed of ['Zoe Weaver', 'zoe@client.example', '020 7946 0000', 'A thread']) {
    await reader.type(typed);
    await reader.press('Tab');
  }
  await reader.press('Return');
  await reader.hears(label('sending'));
});
