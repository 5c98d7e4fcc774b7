import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect } from './test';

const COMPRESSIBLE_TYPES = /^text\/|javascript|json|svg|xml/; // in Content-Type headers
/** Caches sizes by URL, because pages share most files and compression is slow. */
const cachedSizes = new Map<string, number>();

/** Returns the size of the body. The browser has decompressed it; compress it again at brotli's default, highest quality. */
async function bytesOf(request: Request): Promise<number> {
  const cached = cachedSizes.get(request.url());
  if (cached !== undefined) return cached;
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered.`);
  const body = await response.body();
  const isCompressible = COMPRESSIBLE_TYPES.test(response.headers()['content-type'] ?? '');
  const bytes = (isCompressible ? brotliCompressSync(body) : body).length;
  cachedSizes.set(request.url(), bytes);
  return bytes;
}

/** Records the requests of a page. Call it before opening the page. */
export function watchRequests(page: Page) {
  const requests: Request[] = [];
  let finishedCount = 0;
  page.on('request', (request) => requests.push(request));
  page.on('requestfinished', () => (finishedCount += 1));
  return {
    urls: (): string[] => requests.map((request) => request.url()),
    async untilIdle(): Promise<void> {
      await expect
        .poll(async () => {
          const countBefore = requests.length;
          // Scripts may work and send requests after the first idle period, so wait for a second one.
          await page.evaluate(
            () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
          );
          return finishedCount === requests.length && requests.length === countBefore;
        })
        .toBe(true);
      await page.waitForLoadState('networkidle'); // a timer may send another request
    },
    async weight() {
      const bytes = { total: 0, document: 0, font: 0, script: 0, image: 0, other: 0 };
      const isListed = (type: string): type is keyof typeof bytes => type in bytes;
      for (const request of requests) {
        const type = request.resourceType();
        const size = await bytesOf(request);
        bytes[isListed(type) ? type : 'other'] += size;
        bytes.total += size;
      }
      return { requests: requests.length, ...bytes };
    },
  };
}
