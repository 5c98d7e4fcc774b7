import type { Refusal } from '../request/refusal';

/** Sends a mail. Resolves to undefined if it was sent. */
type Send = () => Promise<Refusal | undefined>;

/**
 * What the deduplicator needs to know of an enquiry. identify.ts makes both IDs.
 */
interface Enquiry {
  id: string;
  firstPostId: string;
  rememberSuccess: boolean;
}

/**
 * Deduplicates enquiries within one instance of the function
 * (docs/requirements.md 27).
 * @param maxRemembered limits the use of memory. By default, the throttle lets
 * through 100 mails in ten minutes, so 1,000 results are enough for 100 minutes
 */
export function createDeduplicator(maxRemembered = 1_000) {
  // A Map keeps the order of insertion, so its first key is the oldest.
  const results = new Map<string, ReturnType<Send>>();

  function remember(id: string, result: ReturnType<Send>) {
    results.set(id, result);

    const [oldest = ''] = results.keys();

    if (results.size > maxRemembered) results.delete(oldest);
  }

  /**
   * Sends an enquiry. If another with the same `id` is being sent, or was sent
   * and is remembered, returns its result instead. Remembers no failures.
   *
   * A visitor may press Submit before the page's scripts run, and once more
   * after that: then the first post has no key and is identified by
   * `firstPostId`.
   */
  return ({ id, firstPostId, rememberSuccess }: Enquiry, send: Send) => {
    const earlier = results.get(id) ?? results.get(firstPostId);

    if (earlier) return earlier;

    const result = send();
    const forget = () => results.delete(id);

    remember(id, result);

    result.then((refusal) => {
      if (refusal || !rememberSuccess) forget();
    }, forget); // The caller handles the rejection.

    return result;
  };
}
