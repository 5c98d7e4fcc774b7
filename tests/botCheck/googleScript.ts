import type { Page } from '@playwright/test';

export const SITE_KEY = 'test-key';

/**
 * Stands in for Google's script. Runs in the page, so it can't use the rest of
 * this file. Records token requests.
 */
function googleScript(tokens: string[]): void {
  const tokenRequests: string[] = [];
  const grecaptcha = {
    ready: (callback: () => void) => callback(),
    execute: async (key: string, { action }: { action: string }) => {
      tokenRequests.push(`${key} ${action}`);

      return tokens.shift();
    },
  };

  // Google's script also sets the last two
  Object.assign(window, { tokenRequests, grecaptcha, ___grecaptcha_cfg: {} });
  const secondScript = document.createElement('script');

  secondScript.src =
    'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
  document.head.append(secondScript);
  // Like Google's badge, this one has a random style. No hash fits it, so the
  // Content-Security-Policy must allow all styles.
  const style = `position: fixed; right: ${Math.random()}px`;
  const frame =
    '<iframe src="https://www.google.com/recaptcha/api2/anchor"></iframe>';
  const badge = `<div class="grecaptcha-badge" style="${style}">${frame}</div>`;

  document.body.insertAdjacentHTML('beforeend', `<div>${badge}</div>`);
}

/**
 * @param tokens one for each time that the page requests a token; the first
 * time is when Contact loads
 */
export async function replaceGoogleScript(
  page: Page,
  tokens: string[],
): Promise<void> {
  const scriptText = `(${String(googleScript)})(${JSON.stringify(tokens)})`;

  for (const [url, contentType, body] of [
    ['https://www.google.com/recaptcha/api.js*', 'text/javascript', scriptText],
    [
      'https://www.gstatic.com/**',
      'text/javascript',
      'window.hasSecondScript = true',
    ],
    [
      'https://www.google.com/**/anchor',
      'text/html',
      '<!doctype html><title>reCAPTCHA</title>',
    ],
  ] as const)
    await page.route(url, (route) => route.fulfill({ contentType, body }));
}

export const readTokenRequests = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { tokenRequests: string[] }).tokenRequests,
  );
