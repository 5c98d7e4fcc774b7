import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { listen } from '../../local/ports';
import { siteHost } from '../../local/host/siteHost';
import { content, label, sectionsOf } from '../content';
import { IN_CHROMIUM, SECOND_AGENCY } from './tags';
import { test, type Reader } from './test';

const { about, contact, home, privacy, services, site, slides, values } = content;
const { apology, errors, form, thanks } = contact;
const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title);
const announcement = (heading: string) => label('opened').replace('{page}', () => heading);
const offers = home.offers.items.flatMap(({ heading, text }) => [heading, text]);
const sections = titlesOf(sectionsOf('privacy.md'));

for (const { path, page, words } of [
  { path: '/', page: home, words: offers },
  { path: '/about', page: about, words: [...titlesOf(services), ...titlesOf(values)] },
  { path: '/contact', page: contact, words: [form.name, form.email, form.phone, form.message] },
  { path: '/privacy', page: privacy, words: [label('contents'), ...sections, ...sections] },
])
  test(`Orca reads all of ${path} in order`, async ({ reader }) => {
    await reader.open(path);
    await reader.hears(
      page.title,
      label('skip'),
      'banner',
      label('menu'),
      'button',
      'opens dialog',
    );
    await reader.hears('main content', page.heading, 'heading level 1', ...words);
    await reader.hears('main content', 'information', site.name, site.email);
    expect(reader.countOf('heading level 1')).toBe(1);
    expect(reader.countOf('image')).toBe(path === '/about' ? 1 : 0);
    reader.neverHears('statusbar');
    reader.neverHears('invalid');
  });

test('the drawer announces the focused element, and Escape closes it', async ({ reader }) => {
  await reader.open('/about');
  await reader.press('Tab', 'Tab', 'Tab');
  await reader.hears(label('menu'), 'button', 'opens dialog');
  await reader.press('Return');
  await reader.hears(label('closeMenu'), 'button');
  await reader.press('Tab');
  await reader.hears(site.name, 'link');
  await reader.press('Escape');
  await reader.hears(label('menu'), 'button');
});

test(
  'a page change is announced after a link of the drawer and after Back',
  { tag: [IN_CHROMIUM, SECOND_AGENCY] },
  async ({ reader, program }) => {
    await reader.open('/about');
    await reader.press('Tab', 'Tab', 'Tab', 'Return');
    // In Firefox, Orca says only the name of the focused button (docs/accessibility.md).
    const dialog = program === 'chromium' ? [label('menu'), 'dialog'] : [];
    await reader.hears(...dialog, label('closeMenu'), 'button');
    await reader.press('Tab', 'Tab', 'Tab', 'Tab');
    await reader.hears(contact.name, 'link');
    await reader.press('Return');
    await reader.hears(announcement(contact.heading));
    await reader.press('alt+Left');
    await reader.hears(announcement(about.heading));
  },
);

test(
  'fields are announced as invalid, each with its message, only after Submit',
  { tag: [IN_CHROMIUM, SECOND_AGENCY] },
  async ({ reader }) => {
    await reader.open('/contact');
    await reader.press('e');
    await reader.hears(form.name, 'required');
    reader.neverHears('invalid');
    // Tab leaves Orca's browse mode, in which keys are commands.
    await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Return');
    await reader.hears(form.name, 'required', 'invalid entry', errors.name);
    for (const [name, error] of [
      [form.email, errors.email],
      [form.phone, errors.phone],
      [form.message, errors.message],
    ] as const) {
      await reader.press('Tab');
      await reader.hears(name, 'required', 'invalid entry', error);
    }
  },
);

/** Fills the form and presses Submit. */
async function send(reader: Reader): Promise<void> {
  await reader.press('e', 'shift+Tab', 'Tab');
  for (const typed of ['Zoe Weaver', 'zoe@client.example', '020 7946 0000', randomUUID()]) {
    await reader.type(typed);
    await reader.press('Tab');
  }
  await reader.hears(form.submit, 'button');
  await reader.press('Return');
}

test('sending and thanks are announced; Dismiss focuses Submit', async ({ reader }) => {
  await reader.open('/contact');
  await send(reader);
  await reader.hears(label('sending'), thanks.heading, thanks.text);
  await reader.press('Tab', 'Tab');
  await reader.hears(label('dismiss'), 'button');
  await reader.press('Return');
  await reader.hears(form.submit, 'button');
});

test('a failure is announced with the agency’s e-mail address', async ({ reader }) => {
  const host = siteHost(join(__dirname, '../../public'), (_, response) =>
    response.writeHead(502).end(),
  );
  await reader.open('/contact', { origin: `http://localhost:${await listen(host)}` });
  await send(reader);
  await reader.hears(apology.heading, ...apology.text.replace('{email}', site.email).split(' '));
  host.close();
});

test(
  'the carousel announces its name and one slide, and reads a chosen slide once',
  { tag: SECOND_AGENCY },
  async ({ reader }) => {
    const [first, second] = slides.map(({ title, slide }) => ({ title, text: slide?.text ?? '' }));
    if (!first || !second) return test.skip();
    const names = slides.map(({ title }, index) =>
      label('slides')
        .replace('{number}', String(index + 1))
        .replace('{count}', String(slides.length))
        .replace('{title}', () => title),
    );
    await reader.open('/');
    await reader.hears(
      label('slide'),
      label('choose'),
      ...titlesOf(slides),
      label('pause'),
      'button',
    );
    expect(names.map(reader.countOf).filter(Boolean)).toEqual([1]);
    await reader.press('h', 'h', 'm');
    await reader.hears(home.slides.heading);
    // The slides have advanced meanwhile. Choose the first slide, so that the second one is a change.
    await reader.press('b', 'Return', 'b');
    await reader.hears(second.title, 'button');
    await reader.press('Return');
    await reader.hears(second.title, second.text);
    expect(reader.countOf(second.text)).toBe(1);
    reader.neverHears(first.text);
  },
);

test('the table of contents of the policy links to its sections', async ({ reader }) => {
  const [first = '', second = ''] = sections;
  await reader.open('/privacy');
  await reader.press('Tab', 'Tab', 'Tab', 'Tab');
  await reader.hears(first, 'link');
  await reader.press('Return', 'h');
  await reader.hears(second, 'heading level 2');
});

test(
  'without scripts, the answer page announces the messages of invalid fields',
  { tag: SECOND_AGENCY },
  async ({ reader }) => {
    await reader.open('/contact', { scripts: false });
    await reader.press('e', 'Tab', 'Tab', 'Tab', 'Tab');
    await reader.hears(form.submit, 'button');
    await reader.press('Return');
    await reader.hears('main content', form.name, 'required', 'invalid entry', errors.name);
    await reader.press('Tab');
    await reader.hears(form.email, 'required', 'invalid entry', errors.email);
  },
);
