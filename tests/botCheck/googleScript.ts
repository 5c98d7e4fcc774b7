import type { BrowserContext, Page } from '@playwright/test';

/** The site key that the build is given. */
export const SITE_KEY = 'test-key';

const API = `https://www.google.com/recaptcha/api.js`;
const MORE = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
const FRAME = 'https://www.google.com/recaptcha/api2/anchor';

/** Everything that is asked of the bot check's own addresses. */
export const CHECKER = /^https:\/\/([a-z]+\.)?(google|gstatic|recaptcha)\.[a-z]+\//;

// What the real script does to a page: another script, a badge with changing inline styles and a frame in it, and a
// line for each token that it is asked for.
const script = (tokens: string[]) => `
((tokens) => {
  window.asked = [];
  const more = document.createElement('script');
  more.src = '${MORE}';
  document.head.append(more);
  window.___grecaptcha_cfg = {};
  window.grecaptcha = {
    ready: (callback) => callback(),
    execute: (key, { action }) => {
      window.asked.push(key + ' ' + action);
      const token = tokens.shift();
      return token === undefined ? Promise.reject(new Error('No more tokens')) : Promise.resolve(token);
    },
  };
  const box = document.createElement('div');
  box.innerHTML = '<div class="grecaptcha-badge" style="position: fixed; right: ' + Math.random() +
    'px"><iframe title="reCAPTCHA" src="${FRAME}"></iframe></div>';
  document.body.append(box);
})(${JSON.stringify(tokens)});
`;

/**
 * Plays Google's script in a browser.
 * @param tokens what it gives, one after the other; the first is that of the page load
 */
export async function playGoogle(context: BrowserContext, tokens: string[]): Promise<void> {
  await context.route(`${API}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script(tokens) }),
  );
  await context.route(MORE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.more = true;' }),
  );
  await context.route(FRAME, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>reCAPTCHA</title>' }),
  );
}

/** The tokens that the page has asked for so far: which key, and for what. */
export const asked = (page: Page) =>
  page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'asked')?.value as string[]);
