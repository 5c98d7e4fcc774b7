/**
 * Prints Lighthouse's medians on a simulated phone, and its blocking time counted
 * in processor time. Arguments: number of runs, URL of baseline.html, URLs of
 * our pages.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { blockingProcessorTime } from './blockingProcessorTime.ts';

/**
 * Flags that let Chrome start without a screen or graphics card, as root, and
 * in containers, whose /dev/shm is small.
 */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
];

/**
 * Lighthouse sometimes fails to record a trace, above all on a busy machine.
 */
const MAX_ATTEMPTS = 3;

async function measure(url) {
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({ chromeFlags: FLAGS, logLevel: 'silent' });
    const options = { port: chrome.port, logLevel: 'error' };
    const result = await lighthouse(url, options).finally(() => chrome.kill());
    const { lhr, artifacts } = result;

    if (!lhr.runtimeError)
      return {
        ...lhr,
        blockingTime: blockingProcessorTime(
          artifacts.Trace.traceEvents,
          lhr.configSettings.throttling.cpuSlowdownMultiplier,
        ),
      };

    if (attempt === MAX_ATTEMPTS)
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}

/** Returns the median, or the lower of the middle two numbers. */
function medianOf(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);

  return sorted[Math.floor((sorted.length - 1) / 2)];
}

const [runsArgument, baselineUrl, ...pageUrls] = process.argv.slice(2);
const runs = Number(runsArgument);
const results = new Map([baselineUrl, ...pageUrls].map((url) => [url, []]));

// The pages take turns, so that changes of the machine's load affect all.
for (let run = 0; run < runs; run += 1)
  for (const [url, reports] of results) reports.push(await measure(url));

console.log(
  '| Page | Scores | FCP ms | LCP ms | TBT ms | TBT, processor ms | CLS |',
);
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: |');

for (const [url, reports] of results) {
  const medianAudit = (name) =>
    medianOf(reports.map(({ audits }) => audits[name].numericValue));
  const medianScore = (name) =>
    medianOf(reports.map(({ categories }) => categories[name].score * 100));

  const cells = [
    url === baselineUrl ? 'baseline.html' : new URL(url).pathname,
    CATEGORIES.map(medianScore).map(Math.round).join(' '),
    ...TIMES.map(medianAudit).map(Math.round),
    Math.round(medianOf(reports.map(({ blockingTime }) => blockingTime))),
    medianAudit('cumulative-layout-shift').toFixed(3),
  ];

  console.log(`| ${cells.join(' | ')} |`);
}
