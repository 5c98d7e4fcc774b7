import {
  blockingProcessorTime,
  type TraceEvent,
} from './blockingProcessorTime';

const PAGE = 7; // number of the page's process
const MAIN_THREAD = 1;

const event = (
  name: string,
  ms: number,
  fields: Partial<TraceEvent> = {},
): TraceEvent => ({
  name,
  pid: PAGE,
  tid: MAIN_THREAD,
  ts: ms * 1000,
  args: {},
  ...fields,
});

const task = (
  ms: number,
  processorMs: number,
  fields: Partial<TraceEvent> = {},
): TraceEvent =>
  event('ThreadControllerImpl::RunTask', ms, {
    tdur: processorMs * 1000,
    ...fields,
  });

const navigation = (url: string, ms: number): TraceEvent =>
  event('navigationStart', ms, { args: { data: { documentLoaderURL: url } } });

const page = [
  event('thread_name', 0, { args: { name: 'CrRendererMain' } }),
  navigation('about:blank', 1),
  navigation('http://localhost/', 10),
  event('firstContentfulPaint', 20),
];

test('counts what a task takes beyond 50 ms on the simulated phone', () => {
  const tasks = [task(30, 20), task(60, 30), task(100, 12)];

  expect(blockingProcessorTime([...page, ...tasks], 4)).toBe(30 + 70);
});

test.each([
  ['before the first paint', task(15, 40)],
  ['of another page', task(5, 40)],
  ['of another thread', task(30, 40, { tid: 2 })],
  ['of another process', task(30, 40, { pid: 8 })],
])('does not count a task %s', (_, other) => {
  expect(blockingProcessorTime([...page, other], 4)).toBe(0);
});

test('refuses a trace without a page', () => {
  expect(() => blockingProcessorTime([task(30, 20)], 4)).toThrow(
    'The trace has no page.',
  );
});

test('refuses a page that was not painted, which has no blocking time', () => {
  const unpainted = page.slice(0, -1);

  expect(() => blockingProcessorTime([...unpainted, task(30, 20)], 4)).toThrow(
    'The page was not painted.',
  );
});
