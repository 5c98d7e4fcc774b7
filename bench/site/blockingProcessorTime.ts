/** A longer task delays input noticeably: https://web.dev/articles/tbt */
const LONGEST_TASK = 50; // ms

const MICROSECONDS = 1000; // in a ms

/** An event of a Chrome trace. */
export interface TraceEvent {
  name: string;

  /** Number of the process. */
  pid: number;

  /** Number of the thread. */
  tid: number;

  /** Start, in microseconds. */
  ts: number;

  /** Processor time, in microseconds. Only events with a duration have it. */
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

const startsPage = ({ name, args }: TraceEvent): boolean =>
  name === 'navigationStart' &&
  Boolean(args.data?.documentLoaderURL?.startsWith('http'));

/**
 * Returns the events of the thread that draws the page and runs its scripts,
 * from the last navigation on.
 * @throws if the trace has no page
 */
function eventsOfPage(events: TraceEvent[]): TraceEvent[] {
  const navigation = events.filter(startsPage).at(-1);

  if (!navigation) throw new Error('The trace has no page.');

  const { pid, ts: start } = navigation;
  const thread = events.find(
    (event) => event.pid === pid && event.args.name === 'CrRendererMain',
  );

  return events.filter(
    (event) =>
      event.pid === pid && event.tid === thread?.tid && event.ts >= start,
  );
}

/**
 * Returns Total Blocking Time in ms of processor time. Lighthouse counts time
 * on the clock, which includes the time in which a busy machine runs other
 * processes.
 * @param slowdown how many times as fast as the simulated phone this machine is
 * @throws if the trace has no page, or the page was not painted
 */
export function blockingProcessorTime(
  events: TraceEvent[],
  slowdown: number,
): number {
  const pageEvents = eventsOfPage(events);

  const firstPaint = pageEvents.find(
    ({ name }) => name === 'firstContentfulPaint',
  );

  if (!firstPaint) throw new Error('The page was not painted.');

  const tasks = pageEvents.filter(
    ({ name, ts }) => name.endsWith('RunTask') && ts >= firstPaint.ts,
  );
  const blockingTimes = tasks.map(({ tdur = 0 }) =>
    Math.max(0, (tdur / MICROSECONDS) * slowdown - LONGEST_TASK),
  );

  return blockingTimes.reduce((sum, time) => sum + time, 0);
}
