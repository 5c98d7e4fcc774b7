import type { Page } from '@playwright/test';

/** The site key that the build is given. */
export const SITE_KEY = 'test-key';

const API = 'https://www.google.com/recaptcha/api.js';
const MORE = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
const FRAME = 'https://www.google.com/recaptcha/api2/anchor';

/** Everything that is asked of the bot check's own addresses. */
export const CHECKER = /^https:\/\/([a-z]+\.)?(google|gstatic|recaptcha)\.[a-z]+\//;

/**
 * Runs in the page, and does what the real script does to one: another script, a badge with changing inline styles and
 * a frame in it, and a line for each token that it is asked for.
 */
function google(tokens: string[], more: string, frame: string): void {
  const asked: string[] = [];
  const grecaptcha = {
    ready: (callback: () => void) => callback(),
    execute: (key: string, { action }: { action: string }) => {
      asked.push(`${key} ${action}`);
      const token = tokens.shift();
      return token ? Promise.resolve(token) : Promise.reject(new Error('No more tokens'));
    },
  };
  Object.assign(window, { asked, grecaptcha, ___grecaptcha_cfg: {} });
  const script = document.createElement('script');
  script.src = more;
  document.head.append(script);
  const box = document.createElement('div');
  const badge = `<div class="grecaptcha-badge" style="position: fixed; right: ${Math.random()}px">`;
  box.innerHTML = `${badge}<iframe title="reCAPTCHA" src="${frame}"></iframe></div>`;
  document.body.append(box);
}

/**
 * Plays Google's script in a page.
 * @param tokens what it gives, one after the other; the first is that of the page load
 */
export async function playGoogle(page: Page, tokens: string[]): Promise<void> {
  const given = [tokens, MORE, FRAME].map((each) => JSON.stringify(each));
  for (const [address, contentType, body] of [
    [`${API}*`, 'text/javascript', `(${String(google)})(${given.join()})`],
    [MORE, 'text/javascript', `(${String(() => Object.assign(window, { more: true }))})()`],
    [FRAME, 'text/html', '<!doctype html><title>reCAPTCHA</title>'],
  ] as const)
    await page.route(address, (route) => route.fulfill({ contentType, body }));
}

/** The tokens that the page has asked for so far: which key, and for what. */
export const asked = (page: Page) =>
  page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'asked')?.value as string[]);
