/** The form in the moments before its scripts have come, and where they can't come. */
import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { button, contact, field, fill, open, page, stubNetwork, typed } from './testing';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

// The script with the second half of the form comes when the test says so: a module that is a promise is waited for.
type Settle = (outcome: unknown) => void;
const mockWaiting: [came: Settle, failed: Settle][] = [];
jest.mock('./FormikEnquiry', () => ({
  __esModule: true,
  then: (...settle: [Settle, Settle]) => mockWaiting.push(settle),
}));
const scriptComes = () =>
  act(async () => {
    for (const [came] of mockWaiting.splice(0)) came(jest.requireActual('./FormikEnquiry'));
  });
const scriptFails = () =>
  act(async () => {
    for (const [, failed] of mockWaiting.splice(0)) failed(new Error('Loading chunk failed'));
  });

const posts = stubNetwork();

beforeEach(() => {
  document.body.innerHTML = '';
  mockWaiting.length = 0;
});

/** The page as the server sent it; its scripts have not come yet. */
function serve(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(contact());
  document.body.append(root);
  return root;
}

test('without scripts nothing but a target shows the thanks, and no alert is there', () => {
  serve();
  expect(document.querySelector('#sent')).toHaveTextContent(page.thanks.heading);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dismiss' })).toHaveAttribute('href', '#main');
});

/** The page's first scripts come. */
const hydrate = (container: HTMLElement) => render(contact(), { container, hydrate: true });

test('what was typed before the scripts came is not replaced by what was typed on an earlier visit', async () => {
  const { unmount } = open();
  await fill();
  unmount();
  const root = serve();
  await user.type(field('Name'), 'Ada');
  hydrate(root);
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Message')).toHaveValue(typed.message);
});

test('the second half is fetched when the visitor comes to the form', async () => {
  open();
  await scriptComes();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(field('Name'));
  await scriptComes();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a Submit before the second half has come waits for it, and sends once', async () => {
  open();
  await fill();
  await user.click(button());
  expect(button('Sending')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Sending'));
  expect(posts).toHaveLength(0);
  await scriptComes();
  expect(posts).toHaveLength(1);
});

test('where the second half cannot come, the browser posts the form itself, and the next Submit asks again', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  open();
  await fill();
  await user.click(button());
  await user.click(button('Sending'));
  expect(submit).not.toHaveBeenCalled();
  await scriptFails();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(field('Message')).toHaveValue(typed.message);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  await user.click(button());
  await scriptComes();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(posts).toHaveLength(1);
});
