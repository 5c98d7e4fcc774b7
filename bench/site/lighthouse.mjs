/**
 * Runs Lighthouse as it comes (a phone, simulated throttling) and prints what it found as JSON. Runs on Node 24, apart from
 * the rest of the project. Arguments: how many runs, then the addresses. Every run has a browser of its own, and the
 * addresses take turns, so that a busy moment of the machine does not fall on one of them alone.
 */
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

const medians = [...found].map(([url, all]) => ({
  url,
  ...Object.fromEntries(
    Object.keys(all[0]).map((name) => [name, median(all.map((each) => each[name]))]),
  ),
}));
console.log(JSON.stringify(medians));
