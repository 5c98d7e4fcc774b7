import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** What a page weighs, in bytes as they travel, and how many requests it takes. */
export interface PageWeight {
  html: number;
  css: number;
  art: number;
  fonts: number;
  scripts: number;
  images: number;
  other: number;
  requests: number;
}

const COMPRESSED = /^text\/|javascript|json|svg|xml/;
/** At Node's default quality, the highest: 11. */
const brotli = (text: string): number => brotliCompressSync(text).length;

/** The document's bytes: those of the art and the style sheet are what it would be smaller by without them. */
function documentParts(html: string): Pick<PageWeight, 'html' | 'css' | 'art'> {
  const whole = brotli(html);
  const withoutArt = brotli(html.replace(/<svg[\s\S]*?<\/svg>/g, ''));
  const withoutCss = brotli(html.replace(/<style[\s\S]*?<\/style>/g, ''));
  const [art, css] = [whole - withoutArt, whole - withoutCss];
  return { html: whole - art - css, css, art };
}

function kindOf(request: Request): 'scripts' | 'fonts' | 'art' | 'images' | 'css' | 'other' {
  if (new URL(request.url()).pathname.startsWith('/art/')) return 'art';
  const kinds = { script: 'scripts', font: 'fonts', image: 'images', stylesheet: 'css' } as const;
  return kinds[request.resourceType() as keyof typeof kinds] ?? 'other';
}

/** A headless shell shows no tab, and so does not ask for the icon, as every other browser does: it is asked for here. */
async function addIcon(weight: PageWeight, page: Page, asked: Request[]): Promise<void> {
  const icon = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href');
  const { href } = new URL(icon ?? '', page.url());
  if (asked.some((request) => request.url() === href)) return;
  weight.requests += 1;
  weight.other += brotli(await (await page.request.get(href)).text());
}

async function add(weight: PageWeight, request: Request): Promise<void> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered.`);
  const body = await response.body();
  weight.requests += 1;
  if (request.isNavigationRequest()) {
    const parts = documentParts(body.toString());
    for (const part of ['html', 'css', 'art'] as const) weight[part] += parts[part];
    return;
  }
  const type = response.headers()['content-type'] ?? '';
  weight[kindOf(request)] += COMPRESSED.test(type) ? brotli(body.toString()) : body.length;
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
      const weight: PageWeight = {
        html: 0,
        css: 0,
        art: 0,
        fonts: 0,
        scripts: 0,
        images: 0,
        other: 0,
        requests: 0,
      };
      for (const request of asked) await add(weight, request);
      await addIcon(weight, page, asked);
      return weight;
    },
  };
}
