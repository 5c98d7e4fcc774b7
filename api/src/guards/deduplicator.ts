export interface Deduplicator<Result> {
  /**
   * Does a task, unless the same one is being done: then its result is waited for.
   * @param remember whether its success stands for every later call; a failure is always forgotten.
   */
  (id: string, remember: boolean, task: () => Promise<Result>): Promise<Result>;
}

/** How many successes are remembered; the oldest is forgotten first. */
const MOST_REMEMBERED = 1_000;

/** Keeps repeats of an enquiry from becoming a second mail, as far as one instance can know. */
export function createDeduplicator<Result>(
  isSuccess: (result: Result) => boolean,
  most = MOST_REMEMBERED,
): Deduplicator<Result> {
  const running = new Map<string, Promise<Result>>();
  const succeeded = new Map<string, Result>();

  return (id, remember, task) => {
    const earlier = succeeded.get(id);
    if (earlier !== undefined) return Promise.resolve(earlier);
    const other = running.get(id);
    if (other) return other;

    const run = async () => {
      try {
        const result = await task();
        if (remember && isSuccess(result)) succeeded.set(id, result);
        for (const oldest of succeeded.keys()) {
          if (succeeded.size <= most) break;
          succeeded.delete(oldest);
        }
        return result;
      } finally {
        running.delete(id);
      }
    };
    const result = run();
    running.set(id, result);
    return result;
  };
}
