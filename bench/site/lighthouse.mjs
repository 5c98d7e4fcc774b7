/** Measures pages as on a phone, Lighthouse's default. Arguments: runs, URL of the page written by hand, URLs of our pages. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
/** Lighthouse sometimes fails to record a trace, above all on a busy machine. */
const MAX_ATTEMPTS = 3;

async function measure(url) {
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({ chromeFlags: FLAGS, logLevel: 'silent' });
    const options = { port: chrome.port, logLevel: 'error' };
    const { lhr } = await lighthouse(url, options).finally(() => chrome.kill());
    if (!lhr.runtimeError) return lhr;
    if (attempt === MAX_ATTEMPTS) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}

const [runsArgument, ...urls] = process.argv.slice(2);
const runs = Number(runsArgument);
const results = new Map(urls.map((url) => [url, []]));
// The pages take turns, so that changes of the machine's load affect all.
for (let round = 0; round < runs; round += 1)
  for (const url of urls) results.get(url).push(await measure(url));

console.log('| Page | Scores | FCP ms | LCP ms | TBT ms | CLS |');
console.log('| --- | --- | ---: | ---: | ---: | ---: |');
for (const [url, reports] of results) {
  const medianIndex = Math.floor((runs - 1) / 2);
  const medianOf = (valueOf) => reports.map(valueOf).sort((one, other) => one - other)[medianIndex];
  const audit = (name) => medianOf(({ audits }) => audits[name].numericValue);
  const score = (name) => Math.round(medianOf(({ categories }) => categories[name].score) * 100);
  const cells = [
    url === urls[0] ? 'by hand' : new URL(url).pathname,
    CATEGORIES.map(score).join(' '),
    ...TIMES.map(audit).map(Math.round),
    audit('cumulative-layout-shift').toFixed(3),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
