import type { Page } from '@playwright/test';

export const SITE_KEY = 'test-key';

const SECOND_SCRIPT_URL = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
const FRAME_URL = 'https://www.google.com/recaptcha/api2/anchor';

/**
 * Runs in the page in place of Google's script. Like Google's, it loads a second script, adds a badge with inline styles
 * and a frame, and returns tokens. It also records each request for a token in `window.tokenRequests`.
 */
function googleScript(tokens: string[], scriptUrl: string, frameUrl: string): void {
  const tokenRequests: string[] = [];
  const grecaptcha = {
    ready: (callback: () => void) => callback(),
    execute: async (key: string, { action }: { action: string }) => {
      tokenRequests.push(`${key} ${action}`);
      return tokens.shift();
    },
  };
  Object.assign(window, { tokenRequests, grecaptcha, ___grecaptcha_cfg: {} });
  document.head.append(Object.assign(document.createElement('script'), { src: scriptUrl }));
  const container = document.createElement('div');
  // The style is random, so that no hash in the Content-Security-Policy fits, as for Google's badge.
  const badge = `<div class="grecaptcha-badge" style="position: fixed; right: ${Math.random()}px">`;
  container.innerHTML = `${badge}<iframe title="reCAPTCHA" src="${frameUrl}"></iframe></div>`;
  document.body.append(container);
}

/** @param tokens one for each request; the first request is when Contact loads */
export async function replaceGoogleScript(page: Page, tokens: string[]): Promise<void> {
  const args = [tokens, SECOND_SCRIPT_URL, FRAME_URL].map((value) => JSON.stringify(value));
  const call = `(${String(googleScript)})(${args.join()})`;
  for (const [url, contentType, body] of [
    ['https://www.google.com/recaptcha/api.js*', 'text/javascript', call],
    [SECOND_SCRIPT_URL, 'text/javascript', 'window.hasSecondScript = true'],
    [FRAME_URL, 'text/html', '<!doctype html><title>reCAPTCHA</title>'],
  ] as const)
    await page.route(url, (route) => route.fulfill({ contentType, body }));
}

export const readTokenRequests = (page: Page) =>
  page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'tokenRequests')?.value as string[]);
