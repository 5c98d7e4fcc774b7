import type { Page } from '@playwright/test';

/** The site key of the build. */
export const SITE_KEY = 'test-key';

const API = 'https://www.google.com/recaptcha/api.js';
const MORE = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
const FRAME = 'https://www.google.com/recaptcha/api2/anchor';

/** Matches the addresses of the bot check. */
export const CHECKER = /^https:\/\/([a-z]+\.)?(google|gstatic|recaptcha)\.[a-z]+\//;

/**
 * Runs in the page and does what Google's script does: loads another script, adds a badge with inline styles and a frame, and
 * gives tokens. Records each request for a token in `window.tokenRequests`.
 */
function googleScript(tokens: string[], more: string, frame: string): void {
  const tokenRequests: string[] = [];
  const grecaptcha = {
    ready: (callback: () => void) => callback(),
    execute: (key: string, { action }: { action: string }) => {
      tokenRequests.push(`${key} ${action}`);
      const token = tokens.shift();
      return token ? Promise.resolve(token) : Promise.reject(new Error('No more tokens'));
    },
  };
  Object.assign(window, { tokenRequests, grecaptcha, ___grecaptcha_cfg: {} });
  const script = document.createElement('script');
  script.src = more;
  document.head.append(script);
  const box = document.createElement('div');
  const badge = `<div class="grecaptcha-badge" style="position: fixed; right: ${Math.random()}px">`;
  box.innerHTML = `${badge}<iframe title="reCAPTCHA" src="${frame}"></iframe></div>`;
  document.body.append(box);
}

/**
 * Replaces Google's script in a page.
 * @param tokens the tokens that it gives; the first is for the page load
 */
export async function replaceGoogleScript(page: Page, tokens: string[]): Promise<void> {
  const args = [tokens, MORE, FRAME].map((each) => JSON.stringify(each));
  for (const [address, contentType, body] of [
    [`${API}*`, 'text/javascript', `(${String(googleScript)})(${args.join()})`],
    [MORE, 'text/javascript', `(${String(() => Object.assign(window, { more: true }))})()`],
    [FRAME, 'text/html', '<!doctype html><title>reCAPTCHA</title>'],
  ] as const)
    await page.route(address, (route) => route.fulfill({ contentType, body }));
}

/** Returns the page's requests for tokens, each as `key action`. */
export const requestedTokens = (page: Page) =>
  page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'tokenRequests')?.value as string[]);
