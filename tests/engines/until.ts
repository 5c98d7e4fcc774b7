import { setTimeout as pause } from 'node:timers/promises';

/** How long a page may take for anything, and how often it is asked, in milliseconds. */
const [DEADLINE, LOOK] = [15_000, 40];

/**
 * Asks until there is an answer other than false or nothing. An error is no answer yet: while a page changes, it can't be
 * asked.
 * @throws what was waited for, and why the last attempt gave no answer
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | false | undefined>,
): Promise<Answer> {
  const end = Date.now() + DEADLINE;
  for (;;) {
    let reason = '';
    try {
      const answer = await ask();
      if (answer !== false && answer !== undefined) return answer;
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (Date.now() > end) throw new Error(`${what} has not come true${reason}`);
    await pause(LOOK);
  }
}

/** Waits no longer than this for what may never end, in milliseconds. @throws what has not ended */
export async function within<Result>(
  limit: number,
  what: string,
  run: Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const late = pause(limit, undefined, { signal: done.signal }).then(() => {
    throw new Error(`${what} has not ended within ${limit / 1000} s.`);
  });
  return Promise.race([run, late]).finally(() => done.abort());
}
