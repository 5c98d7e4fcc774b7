import type { Send } from '../refusal';

/** Deduplicates enquiries within one instance of the function (docs/requirements.md 27). */
export function createDeduplicator(maxRemembered = 1_000) {
  // A Map keeps the order of insertion, so its first key is the oldest.
  const results = new Map<string, ReturnType<Send>>();

  /** Sends an enquiry, unless one with the same `id` is being sent or is remembered. Failures are always forgotten. */
  return ({ id, rememberSuccess }: { id: string; rememberSuccess: boolean }, send: Send) => {
    const earlier = results.get(id);
    if (earlier) return earlier;
    const result = send();
    results.set(id, result);
    const forget = () => results.delete(id);
    result.then((refusal) => (refusal || !rememberSuccess) && forget(), forget);
    const [oldest = ''] = results.keys();
    if (results.size > maxRemembered) results.delete(oldest);
    return result;
  };
}
