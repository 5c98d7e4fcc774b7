import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect } from './test';

const COMPRESSED = /^text\/|javascript|json|svg|xml/;

/** Cached sizes by URL: pages share most files, and compressing one is slow. */
const sizes = new Map<string, number>();

async function bytesOf(request: Request): Promise<number> {
  const known = sizes.get(request.url());
  if (known !== undefined) return known;
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered.`);
  const body = await response.body();
  const compressed = COMPRESSED.test(response.headers()['content-type'] ?? '');
  // Node's default quality is the highest, 11.
  const bytes = (compressed ? brotliCompressSync(body) : body).length;
  sizes.set(request.url(), bytes);
  return bytes;
}

/** Records the requests of a page. Call it before opening the page. */
export function watchRequests(page: Page) {
  const asked: Request[] = [];
  let done = 0;
  page.on('request', (request) => asked.push(request));
  page.on('requestfinished', () => (done += 1));
  return {
    urls: (): string[] => asked.map((request) => request.url()),

    /** Waits until the page is idle and has no pending request. */
    async idle(): Promise<void> {
      await expect
        .poll(async () => {
          const before = asked.length;
          await page.evaluate(
            () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
          );
          return done === asked.length && asked.length === before;
        })
        .toBe(true);
      await page.waitForLoadState('networkidle');
    },

    /** Returns the number of requests so far, and their compressed bytes in total and by resource type. */
    async weight() {
      const requests = asked.length;
      const weight = { requests, all: 0, document: 0, font: 0, script: 0, image: 0, other: 0 };
      for (const request of asked) {
        const bytes = await bytesOf(request);
        const type = request.resourceType();
        weight[type in weight ? (type as keyof typeof weight) : 'other'] += bytes;
        weight.all += bytes;
      }
      return weight;
    },
  };
}
