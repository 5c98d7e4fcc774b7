import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** What a page weighs, in bytes as they travel, and how many requests it takes. */
export interface PageWeight {
  document: number;
  fonts: number;
  scripts: number;
  images: number;
  other: number;
  requests: number;
}

const COMPRESSED = /^text\/|javascript|json|svg|xml/;
const KINDS = { document: 'document', script: 'scripts', font: 'fonts', image: 'images' } as const;
const kindOf = (request: Request) =>
  KINDS[request.resourceType() as keyof typeof KINDS] ?? ('other' as const);

/** The bytes of the files that were weighed, by address: pages share most of them, and to weigh one takes long. */
const weighed = new Map<string, number>();

async function bytesOf(request: Request): Promise<number> {
  const known = weighed.get(request.url());
  if (known !== undefined) return known;
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered.`);
  const body = await response.body();
  const compressed = COMPRESSED.test(response.headers()['content-type'] ?? '');
  // At Node's default quality, the highest: 11.
  const bytes = (compressed ? brotliCompressSync(body) : body).length;
  weighed.set(request.url(), bytes);
  return bytes;
}

/** Watches what a page asks for. Call it before the page is opened. */
export function watchRequests(page: Page) {
  const asked: Request[] = [];
  const done = new Set<Request>();
  page.on('request', (request) => asked.push(request));
  page.on('requestfinished', (request) => done.add(request));
  return {
    urls: (): string[] => asked.map((request) => request.url()),

    /** Waits until the page has nothing left to do and nothing on its way. */
    async idle(): Promise<void> {
      await expect
        .poll(async () => {
          const before = asked.length;
          await page.evaluate(
            () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
          );
          return done.size === asked.length && asked.length === before;
        })
        .toBe(true);
      await page.waitForLoadState('networkidle');
    },

    /** The weight of all that has been asked for so far. */
    async weight(): Promise<PageWeight> {
      const weight = { document: 0, fonts: 0, scripts: 0, images: 0, other: 0 };
      for (const request of asked) weight[kindOf(request)] += await bytesOf(request);
      return { ...weight, requests: asked.length };
    },
  };
}
