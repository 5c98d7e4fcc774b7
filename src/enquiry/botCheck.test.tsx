import { act, screen, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { startBotCheck } from './botCheck';
import { button, fill, open, stubNetwork } from './testing/enquiryForm';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

const posts = stubNetwork();
let warn: jest.SpyInstance;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => {
  jest.useRealTimers();
  delete window.grecaptcha;
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const settle = () => act(async () => {});

/** Does what Google's script does when it loads: adds a badge, a frame and another script, and returns a new token each time. */
function runGoogleScript(execute = jest.fn()) {
  let count = 0;
  execute.mockImplementation(async () => `token-${(count += 1)}`);
  window.grecaptcha = { ready: (callback) => callback(), execute };
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script src="https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js"></script>',
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div><div class="grecaptcha-badge"><iframe src="https://www.google.com/recaptcha/api2/anchor"></iframe></div></div>' +
      '<iframe src="https://www.google.com/recaptcha/api2/aframe"></iframe>',
  );
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  return execute;
}

test('loads the script with the site key, requests a token on load and another for each Submit, and resolves to undefined on failure', async () => {
  const check = startBotCheck('a key');
  expect(scripts()).toMatchObject([
    { async: true, src: 'https://www.google.com/recaptcha/api.js?render=a%20key' },
  ]);
  const execute = runGoogleScript();
  await settle();
  expect(execute.mock.calls).toEqual([['a key', { action: 'enquiry' }]]);
  expect(await check.token()).toBe('token-2');
  expect(await check.token()).toBe('token-3');
  expect(warn).not.toHaveBeenCalled();
  execute.mockRejectedValue(new Error('Invalid site key'));
  expect(await check.token()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  check.stop();
});

test.each([
  ['is blocked', 'error', 0, 'its script did not load'],
  ['loads but does not start', 'load', 0, 'its script did not start'],
  ['hangs', 'none', 3000, 'it did not answer in time'],
])(
  'a script that %s gives no token and one console warning, after at most 3 s',
  async (_, event, ms, reason) => {
    jest.useFakeTimers();
    const check = startBotCheck('key');
    scripts()[0]?.dispatchEvent(new Event(event));
    const answered = jest.fn();
    void check.token().then(answered);
    await jest.advanceTimersByTimeAsync(Math.max(0, ms - 1));
    expect(answered).toHaveBeenCalledTimes(ms ? 0 : 1);
    void check.token().then(answered);
    await jest.advanceTimersByTimeAsync(ms);
    expect(answered.mock.calls).toEqual([[undefined], [undefined]]);
    expect(warn.mock.calls).toEqual([[`The bot check is unavailable: Error: ${reason}`]]);
    check.stop();
  },
);

test.each([
  ['has loaded', ['load', 'leave']],
  ['loads after the visitor has left', ['leave', 'load']],
])('a script that %s leaves nothing in the page, and removes nothing else', async (_, order) => {
  const main = document.body.appendChild(document.createElement('main'));
  // A badge without a box around it.
  document.body.insertAdjacentHTML('beforeend', '<div class="grecaptcha-badge"></div>');
  const check = startBotCheck('key');
  for (const step of order) {
    if (step === 'load') runGoogleScript();
    else check.stop();
    await settle();
  }
  expect(scripts()).toHaveLength(0);
  expect([...document.body.children]).toEqual([main]);
  expect(window.grecaptcha).toBeUndefined();
});

test('a script from an earlier visit that loads late does not stop the current check', async () => {
  startBotCheck('key').stop();
  const second = startBotCheck('key');
  runGoogleScript();
  await settle();
  expect(await second.token()).toMatch(/^token-/);
  expect(document.querySelector('.grecaptcha-badge')).toBeInTheDocument();
  second.stop();
});

test.each([
  ['a fresh token in a header', 'key', () => void runGoogleScript(), 'token-2'],
  ['no token if the check is unavailable', 'key', () => scripts()[0]?.onerror?.(''), undefined],
  ['no token if no key is set', undefined, () => expect(scripts()).toHaveLength(0), undefined],
])('the form sends the six fields with %s', async (_, siteKey, prepare, token) => {
  open(siteKey);
  prepare();
  await fill();
  await user.click(button());
  expect(posts).toHaveLength(1);
  expect(posts[0]?.headers['x-bot-token']).toBe(token);
  expect(Object.keys(posts[0]?.fields ?? {})).toHaveLength(6);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(siteKey && !token ? 1 : 0);
});

test('a Submit before the script has loaded waits for the token', async () => {
  open('key');
  await fill();
  await user.click(button());
  expect(posts).toHaveLength(0);
  runGoogleScript();
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.headers['x-bot-token']).toBe('token-2');
});

test('the check stops when the visitor leaves the page', async () => {
  const { unmount } = open('key');
  runGoogleScript();
  unmount();
  await settle();
  expect(scripts()).toHaveLength(0);
});
