import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { words } from '../../e2e/words';
import { until } from '../until';
import type { Journey } from './journey';

const SENTENCES = [
  'Please enter your name',
  'Please enter your email address',
  'Please enter your phone number',
  'Please enter a message',
];
const THANKS = 'Thank you for getting in touch!';

const SUBMIT = { css: 'form button', name: 'Submit' };
const field = (name: string) => ({ css: 'form input, form textarea', name });

/** What the fields say of themselves: the text that each names as its description, or nothing where it is right. */
const descriptions = () =>
  [...document.querySelectorAll('form [aria-invalid]')].map((each) => {
    const id = each.getAttribute('aria-describedby');
    const text = id ? document.getElementById(id)?.textContent : '';
    return each.getAttribute('aria-invalid') === 'true' ? text?.trim() : '';
  });

export const emptyForm: Journey = {
  name: 'an empty form shows the four sentences, leads to the first field and sends nothing',
  async run(page, host) {
    const before = (await host.mails()).length;
    await page.open('/contact');
    await page.click(SUBMIT);
    await until('That the fields are wrong', async () =>
      (await page.read(descriptions)).some(Boolean),
    );
    assert.deepEqual(await page.read(descriptions), SENTENCES);
    const focused = () => document.activeElement?.getAttribute('name');
    await until('That Name has the focus', async () => (await page.read(focused)) === 'name');
    assert.equal((await host.mails()).length, before);
  },
};

export const sentForm: Journey = {
  name: 'an enquiry is thanked for, leaves the fields empty and arrives by mail',
  async run(page, host) {
    const message = `Thread ${randomUUID()}`;
    await page.open('/contact');
    await page.type(field('Name'), 'Zoe Weaver');
    await page.type(field('Email'), 'zoe@client.example');
    await page.type(field('Phone'), '020 7946 0000');
    await page.type(field('Message'), message);
    await page.click(SUBMIT);
    await page.readOf({ css: 'h2', name: THANKS }, (heading) => heading.textContent);
    const values = () =>
      ['name', 'email', 'phone', 'message'].map(
        (name) =>
          document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`)
            ?.value,
      );
    assert.deepEqual(await page.read(values), ['', '', '', '']);

    const mails = (await host.mails()).filter(({ text }) => text.includes(message));
    assert.equal(mails.length, 1);
    assert.deepEqual(mails[0]?.envelope.to, [words.site.email]);
    for (const typed of ['Zoe Weaver', 'zoe@client.example', '020 7946 0000'])
      assert.ok(mails[0]?.text.includes(typed), `the mail holds ${typed}`);
  },
};
