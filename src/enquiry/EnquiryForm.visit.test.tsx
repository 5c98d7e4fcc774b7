import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EMPTY_ENQUIRY } from '../../shared/enquiry';
import { button, contactForm, expectTexts, field } from './testing/enquiryForm';
import { renderForm, stubFetch, submitForm } from './testing/enquiryForm';
import { enquiry, LABELS, page } from './testing/enquirySample';

const { posts, answer } = stubFetch();

function showServerHtml(): Element {
  document.body.innerHTML = `<div>${renderToString(contactForm())}</div>`;

  return document.body.children[0] as Element;
}

test('without scripts the form posts to the function, and a link dismisses the thanks', () => {
  showServerHtml();
  const form = 'form[action="/api/sendEmail"][method="post"][novalidate]';

  expect(document.querySelector(form)).toBeInTheDocument();
  expect(document.querySelector('#sent')).toHaveTextContent(
    page.thanks.heading,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: 'Dismiss' }),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dismiss' })).toHaveAttribute(
    'href',
    '#main',
  );
});

test('keeps and sends text that was typed or filled in before hydration', async () => {
  // Clears the text that the form may keep from an earlier test.
  renderForm().unmount();
  const root = showServerHtml();

  for (const [name, label] of LABELS)
    Object.assign(field(label), { value: enquiry[name] });
  const { rerender } = render(contactForm(), {
    container: root,
    hydrate: true,
  });

  rerender(contactForm());
  expectTexts(enquiry);
  await user.type(field('Your number'), '1');
  const changed = { ...enquiry, phone: `${enquiry.phone}1` };

  expectTexts(changed);
  await user.click(button());
  expect(posts[0]?.fields).toMatchObject(changed);
});

const submitAndLeave = async () => (await submitForm()).unmount();
const comeBack = () => act(async () => void render(contactForm()));

test('a visitor who comes back before the answer can’t send twice, and sees the thanks', async () => {
  await submitAndLeave();
  await comeBack();
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  await user.click(button('Sending'));
  await answer('Success');
  expect(screen.getByRole('status')).toHaveTextContent(page.thanks.heading);
  expectTexts(EMPTY_ENQUIRY);
  expect(posts).toHaveLength(1);
});

test.each([
  ['Success', page.thanks.heading, EMPTY_ENQUIRY],
  ['Failure', page.apology.heading, enquiry],
])(
  'a visitor who comes back after %s sees the outcome once',
  async (body, heading, texts) => {
    await submitAndLeave();
    await answer(body);
    await comeBack();
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expectTexts(texts);
    await user.click(button('Dismiss'));
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    // Submit does not await the old outcome: after Failure it sends again with
    // the same key, after Success the form is empty.
    await user.click(button());
    expect(posts).toHaveLength(body === 'Failure' ? 2 : 1);
    expect(
      new Set(posts.map(({ headers }) => headers['idempotency-key'])).size,
    ).toBe(1);
  },
);
