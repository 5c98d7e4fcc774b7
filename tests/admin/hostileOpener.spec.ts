import type { Page } from '@playwright/test';
import { BASE_URL } from '../e2e/support/addresses';
import { TOKEN } from './github';
import { expect, SIGNED_OUT, test } from './test';

test.use(SIGNED_OUT);

const HOSTILE_URL = 'http://hostile.example/';
const LAST_MESSAGE = 'the last message';

/** A page of another site, which collects every message that it gets. */
const HOSTILE_PAGE = `<script>
  const received = [];
  addEventListener('message', ({ data }) => received.push(String(data)));
  const popup = open('${BASE_URL}/admin/sign-in');
</script>`;

/** Opens the hostile page, which opens the sign-in. Staff press Authorize. */
async function signInFromHostilePage(page: Page): Promise<Page> {
  await page
    .context()
    .route(HOSTILE_URL, (route) =>
      route.fulfill({ contentType: 'text/html', body: HOSTILE_PAGE }),
    );

  const popupPromise = page.context().waitForEvent('page');

  await page.goto(HOSTILE_URL);

  const popup = await popupPromise;
  const tokenPromise = popup.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes(TOKEN),
  );

  await popup.getByRole('link', { name: 'Authorize' }).click();
  await tokenPromise;

  return popup;
}

/** Sends the editor's words from the hostile page to the sign-in window. */
async function askForToken(page: Page, popup: Page): Promise<void> {
  const heard = popup.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', () => resolve(), { once: true }),
      ),
  );

  // In a second call, because the listener has to be there.
  await popup.evaluate(() => document.readyState);
  await page.evaluate("popup.postMessage('authorizing:github', '*')");
  await heard;
}

test('a site that opens the sign-in window does not get the token', async ({
  page,
}) => {
  const popup = await signInFromHostilePage(page);

  await askForToken(page, popup);

  // Messages arrive in the order in which they were sent, so after this one
  // nothing more can come.
  await popup.evaluate(
    (message) => (opener as Window).postMessage(message, '*'),
    LAST_MESSAGE,
  );
  await expect
    .poll(() => page.evaluate<string[]>('received'))
    .toEqual([LAST_MESSAGE]);
});
