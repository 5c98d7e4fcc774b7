import type { Page } from '@playwright/test';

export const SITE_KEY = 'test-key';

/** Stands in for Google's script in the page, and records each request for a token in `window.tokenRequests`. */
function googleScript(tokens: string[]): void {
  const tokenRequests: string[] = [];
  const grecaptcha = {
    ready: (callback: () => void) => callback(),
    execute: async (key: string, { action }: { action: string }) => {
      tokenRequests.push(`${key} ${action}`);
      return tokens.shift();
    },
  };
  Object.assign(window, { tokenRequests, grecaptcha, ___grecaptcha_cfg: {} });
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
  document.head.append(script);
  // Like Google's badge, this one has a random style, which no hash in the Content-Security-Policy can allow.
  const badge = `<div><div class="grecaptcha-badge" style="position: fixed; right: ${Math.random()}px">`;
  const frame = '<iframe title="reCAPTCHA" src="https://www.google.com/recaptcha/api2/anchor">';
  document.body.insertAdjacentHTML('beforeend', `${badge}${frame}</iframe></div></div>`);
}

/** @param tokens one for each request; the first request is when Contact loads */
export async function replaceGoogleScript(page: Page, tokens: string[]): Promise<void> {
  const call = `(${String(googleScript)})(${JSON.stringify(tokens)})`;
  for (const [url, contentType, body] of [
    ['https://www.google.com/recaptcha/api.js*', 'text/javascript', call],
    ['https://www.gstatic.com/**', 'text/javascript', 'window.hasSecondScript = true'],
    ['https://www.google.com/**/anchor', 'text/html', '<!doctype html><title>reCAPTCHA</title>'],
  ] as const)
    await page.route(url, (route) => route.fulfill({ contentType, body }));
}

export const readTokenRequests = (page: Page) =>
  page.evaluate(() => (window as unknown as { tokenRequests: string[] }).tokenRequests);
