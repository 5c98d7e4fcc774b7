export interface Deduplicator<Result> {
  /**
   * Does a task, unless the same one is being done: then its result is waited for.
   * @param remember whether its success stands for every later call; a failure is always forgotten.
   */
  (id: string, remember: boolean, task: () => Promise<Result>): Promise<Result>;
}

/** How many results are held; the oldest is forgotten first. */
const MOST_REMEMBERED = 1_000;

/** Keeps repeats of an enquiry from becoming a second mail, as far as one instance can know. */
export function createDeduplicator<Result>(
  isSuccess: (result: Result) => boolean,
  most = MOST_REMEMBERED,
): Deduplicator<Result> {
  const results = new Map<string, Promise<Result>>();

  return (id, remember, task) => {
    const earlier = results.get(id);
    if (earlier) return earlier;
    const result = task();
    results.set(id, result);
    const forget = () => results.delete(id);
    result.then((ended) => (remember && isSuccess(ended)) || forget(), forget);
    const [oldest = ''] = results.keys();
    if (results.size > most) results.delete(oldest);
    return result;
  };
}
