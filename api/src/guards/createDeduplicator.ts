import type { Refusal } from '../request/refusal';

/** Sends a mail. Resolves to undefined if it was sent. */
type Send = () => Promise<Refusal | undefined>;

/**
 * Deduplicates enquiries within one instance of the function
 * (docs/requirements.md 27).
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
   * Sends an enquiry, or returns the result of one with this `id` that is being
   * sent or remembered. Remembers no failures.
   */
  return (
    { id, rememberSuccess }: { id: string; rememberSuccess: boolean },
    send: Send,
  ) => {
    const earlier = results.get(id);

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
