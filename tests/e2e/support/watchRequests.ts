import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Matches Content-Type headers of files that servers compress. */
const COMPRESSIBLE_TYPES = /^text\/|javascript|json|svg|xml/;

/**
 * Caches sizes by URL, because pages share most files and compression is slow.
 */
const cachedSizes = new Map<string, number>();

/**
 * Returns the response's compressed size in bytes. The browser decompresses the
 * body, so this compresses it again.
 */
async function bytesOf(request: Request): Promise<number> {
  const cached = cachedSizes.get(request.url());

  if (cached !== undefined) return cached;
  const response = await request.response();

  if (!response) throw new Error(`${request.url()} was not answered.`);
  const body = await response.body();
  const isCompressible = COMPRESSIBLE_TYPES.test(
    response.headers()['content-type'] ?? '',
  );
  // brotli's default quality is its highest
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

          // Scripts may work and send requests after the first idle period, so
          // wait for a second one.
          await page.evaluate(
            () =>
              new Promise((resolve) =>
                requestIdleCallback(() => requestIdleCallback(resolve)),
              ),
          );

          return (
            finishedCount === requests.length && requests.length === countBefore
          );
        })
        .toBe(true);
      // 500 ms without a request: a timer may send one
      await page.waitForLoadState('networkidle');
    },
    async weight() {
      const sizes = {
        total: 0,
        document: 0,
        font: 0,
        script: 0,
        image: 0,
        other: 0,
      }; // in bytes
      const isListed = (type: string): type is keyof typeof sizes =>
        type in sizes;

      for (const request of requests) {
        const type = request.resourceType();
        const size = await bytesOf(request);

        sizes[isListed(type) ? type : 'other'] += size;
        sizes.total += size;
      }

      return { requests: requests.length, ...sizes };
    },
  };
}
