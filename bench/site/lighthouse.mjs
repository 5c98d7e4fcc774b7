/**
 * Runs Lighthouse as it comes (a phone, simulated throttling) and prints a table of medians, with FCP and LCP beside those
 * of the first page, the one written by hand. Runs on Node 24, apart from the rest of the project. Arguments: how many runs,
 * then the addresses. Every run has a browser of its own, and the addresses take turns, so that a busy moment of the machine
 * does not fall on one of them alone.
 */
import { URL } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

const [runs, ...urls] = process.argv.slice(2);

const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Lighthouse lists tasks of more than 50 ms, as long as they would be on a phone four times slower than this machine. */
const longest = ({ duration }) => duration;

/** Lighthouse loses a trace now and then, most of all on a busy machine: it is asked again, this many times at most. */
const TRIES = 3;

async function run(url, tries = TRIES) {
  const chrome = await launch({ chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (lhr.runtimeError && tries > 1) return await run(url, tries - 1);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return {
      ...Object.fromEntries(
        Object.entries(TIMES).map(([name, id]) => [name, lhr.audits[id].numericValue]),
      ),
      longestTask: Math.max(0, ...lhr.audits['long-tasks'].details.items.map(longest)),
      ...Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, score * 100]),
      ),
    };
  } finally {
    await chrome.kill();
  }
}

const found = new Map(urls.map((url) => [url, []]));
for (let count = 0; count < Number(runs); count += 1)
  for (const url of urls) found.get(url).push(await run(url));

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const besides = (value, floor) => {
  const percent = Math.round((value / floor - 1) * 100);
  return `${Math.round(value)} (${percent < 0 ? '−' : '+'}${Math.abs(percent)} %)`;
};

let floor;
console.log('| Page | Scores | FCP ms | LCP ms | TBT ms | CLS | Longest task ms |');
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: |');
for (const [url, all] of found) {
  const of = (name) => median(all.map((each) => each[name]));
  const cells = [
    floor ? new URL(url).pathname : 'by hand',
    CATEGORIES.map((name) => Math.round(of(name))).join(' '),
    ...['fcp', 'lcp'].map((name) =>
      floor ? besides(of(name), floor(name)) : Math.round(of(name)),
    ),
    Math.round(of('tbt')),
    of('cls').toFixed(3),
    Math.round(of('longestTask')),
  ];
  floor ??= of;
  console.log(`| ${cells.join(' | ')} |`);
}
