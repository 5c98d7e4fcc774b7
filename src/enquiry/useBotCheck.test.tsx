import { act, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { button, fill, renderForm, stubFetch } from './testing/enquiryForm';
import { startBotCheck } from './useBotCheck';

const { posts } = stubFetch();
let warn: jest.SpyInstance;

beforeEach(() => {
  document.head.innerHTML = '';
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.grecaptcha;
});

const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script'),
];
const fire = (event: string) =>
  scripts().forEach((script) => script.dispatchEvent(new Event(event)));
const flushPromises = () => act(async () => {});
const append = (parent: Element, html: string) =>
  parent.insertAdjacentHTML('beforeend', html);

/**
 * Imitates Google's script: adds `grecaptcha`, a script, a badge and frames,
 * and fires `load`. Returns the mock `execute`.
 */
function runGoogleScript() {
  const execute = jest.fn();

  execute.mockImplementation(async () => `token-${execute.mock.calls.length}`);
  window.grecaptcha = { ready: (callback) => callback(), execute };
  append(
    document.head,
    '<script src="https://www.gstatic.com/recaptcha/a.js"></script>',
  );
  const frame =
    '<iframe src="https://www.google.com/recaptcha/api2/aframe"></iframe>';

  append(
    document.body,
    `<div><div class="grecaptcha-badge">${frame}</div></div>${frame}`,
  );
  fire('load');

  return execute;
}

test('requests a token on load and further ones on demand, and warns on failure', async () => {
  const check = startBotCheck('a key');

  expect(scripts()).toMatchObject([
    {
      async: true,
      src: 'https://www.google.com/recaptcha/api.js?render=a%20key',
    },
  ]);
  const execute = runGoogleScript();

  await flushPromises();
  expect(execute.mock.calls).toEqual([['a key', { action: 'enquiry' }]]);
  expect(await check.requestToken()).toBe('token-2');
  expect(await check.requestToken()).toBe('token-3');
  expect(warn).not.toHaveBeenCalled();
  execute.mockRejectedValue(new Error('Invalid site key'));
  expect(await check.requestToken()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  check.stop();
});

test.each([
  ['error', "Google's script did not load"],
  ['load', "Google's script did not start"],
])(
  'gives no token and warns once if Google’s script only fires "%s"',
  async (event, reason) => {
    const check = startBotCheck('key');

    fire(event);
    expect(await check.requestToken()).toBeUndefined();
    expect(await check.requestToken()).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      [`The bot check is unavailable: Error: ${reason}`],
    ]);
    check.stop();
  },
);

test('if Google’s script hangs, requests end after 3 s without a token, with one warning', async () => {
  jest.useFakeTimers();
  const check = startBotCheck('key');
  const onToken = jest.fn();

  void check.requestToken().then(onToken);
  await jest.advanceTimersByTimeAsync(2999);
  expect(onToken).not.toHaveBeenCalled();
  void check.requestToken().then(onToken);
  await jest.advanceTimersByTimeAsync(3000);
  expect(onToken.mock.calls).toEqual([[undefined], [undefined]]);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('Google did not answer in time')],
  ]);
  check.stop();
});

test.each([
  ['a visitor leaves after Google’s script has loaded', ['load', 'leave']],
  ['Google’s script loads after the visitor has left', ['leave', 'load']],
])(
  'when %s, removes only the script, its elements and `grecaptcha`',
  async (_, steps) => {
    // Some badges have no wrapper.
    append(document.body, '<div class="grecaptcha-badge"></div>');
    const { container, unmount } = renderForm('key');

    for (const step of steps) {
      if (step === 'load') runGoogleScript();
      else unmount();
      await flushPromises();
    }

    expect(scripts()).toHaveLength(0);
    expect([...document.body.children]).toEqual([container]);
    expect(window.grecaptcha).toBeUndefined();
  },
);

test('a script from an earlier visit that loads late does not stop the check of the current visit', async () => {
  startBotCheck('key').stop();
  const current = startBotCheck('key');

  runGoogleScript();
  await flushPromises();
  expect(await current.requestToken()).toMatch(/^token-/);
  expect(document.querySelector('.grecaptcha-badge')).toBeInTheDocument();
  current.stop();
});

test.each([
  [
    'waits for a fresh token and sends it in a header',
    'key',
    runGoogleScript,
    'token-2',
  ], // token-1 is not sent.
  [
    'sends no token if the check is unavailable',
    'key',
    () => fire('error'),
    undefined,
  ],
  ['sends no token if no key is set', undefined, () => {}, undefined],
])('a Submit %s', async (_, siteKey, finishLoading, token) => {
  renderForm(siteKey);
  await fill();
  await user.click(button());
  expect(scripts()).toHaveLength(siteKey ? 1 : 0);
  expect(posts).toHaveLength(siteKey ? 0 : 1);
  finishLoading();
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.headers['x-bot-token']).toBe(token);
  expect(warn).toHaveBeenCalledTimes(siteKey && !token ? 1 : 0);
});
