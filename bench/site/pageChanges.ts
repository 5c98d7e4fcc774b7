import { chromium, type Browser, type Page } from '@playwright/test';
import { open } from '../../tests/e2e/support/test';

const RUNS = 5;
/** What DevTools and Lighthouse call a slow phone: its processor, and 1.6 Mbit/s with 150 ms for a round trip. */
const SLOWER = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Milliseconds from the press of a link until the other page's heading is in the document. */
async function timeOfChange(page: Page, ahead: boolean): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await link.scrollIntoViewIfNeeded();
  if (ahead) {
    await link.hover();
    await page.waitForLoadState('networkidle');
  }
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
  );
}

async function median(browser: Browser, site: string, slow: boolean, ahead: boolean) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await open(page, `${site}/`);
    await page.waitForLoadState('networkidle');
    if (slow) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    times.push(await timeOfChange(page, ahead));
    await page.close();
  }
  return Math.round(times.sort((one, other) => one - other)[RUNS >> 1] ?? 0);
}

/**
 * How long Home to About takes by a link: with and without a pointer that came first, here and on a slow phone.
 * @param program of a browser
 * @returns a table
 */
export async function pageChanges(program: string, site: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const rowOf = async (name: string, slow: boolean): Promise<string> =>
    `| ${name} | ${await median(browser, site, slow, true)} | ${await median(browser, site, slow, false)} |`;
  const rows = [await rowOf('this machine', false), await rowOf('a slow phone', true)];
  await browser.close();
  return [
    '| From press to new text, ms | fetched ahead | not fetched ahead |',
    '| --- | ---: | ---: |',
    ...rows,
  ].join('\n');
}
