import type { Engine, Launch } from './engine';
import type { Host } from './host';
import { carousel } from './journeys/carousel';
import { drawer } from './journeys/drawer';
import { fit } from './journeys/fit';
import { emptyForm, sentForm } from './journeys/form';
import { pageChange } from './journeys/pageChange';
import { pages } from './journeys/pages';
import { Page } from './page';
import { within } from './until';

const JOURNEYS = [pages, drawer, emptyForm, sentForm, carousel, pageChange, fit];

/** How long an engine may take to start, and for a journey, in milliseconds. */
const [LONGEST_START, LONGEST_JOURNEY] = [60_000, 120_000];

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether each journey has passed, in one window; what has gone wrong is printed. */
async function journeysIn(engine: Engine, host: Host, signal: AbortSignal): Promise<boolean[]> {
  const results: boolean[] = [];
  console.log(`\n== ${engine.version}`);
  for (const { name, run } of JOURNEYS) {
    const journey = run(new Page(engine, host.origin), host);
    const problem = await within(LONGEST_JOURNEY, 'The journey', journey).then(() => '', reason);
    signal.throwIfAborted();
    const problems = [problem, ...host.errors()].filter(Boolean);
    const result = problems.length === 0 ? 'ok   ' : 'FAIL ';
    console.log([`${result} ${name}`, ...problems].join('\n      '));
    results.push(problems.length === 0);
  }
  return results;
}

/** The same for an engine that must be launched first: one that is there and does not start has failed, too. */
export async function travel(
  name: string,
  launch: Launch,
  host: Host,
  signal: AbortSignal,
): Promise<boolean[]> {
  const stopping = new AbortController();
  try {
    const launched = launch(AbortSignal.any([signal, stopping.signal]));
    const engine = await within(LONGEST_START, `The start of ${name}`, launched);
    return await journeysIn(engine, host, signal).finally(() => engine.close());
  } catch (error) {
    signal.throwIfAborted();
    console.log(`\nFAIL  ${name} can't be used: ${reason(error)}`);
    return [false];
  } finally {
    // Whatever a launch that has failed may have left.
    stopping.abort();
  }
}
