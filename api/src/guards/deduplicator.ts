import type { Refusal } from '../refusal';

type Ending = Promise<Refusal | undefined>;

/** Keeps repeats of an enquiry from becoming a second mail, as far as one instance can know. */
export function createDeduplicator(mostRemembered = 1_000) {
  // In the order of time, so that the oldest is forgotten first.
  const endings = new Map<string, Ending>();

  /**
   * Sends an enquiry, unless the same one is being sent: then its ending is waited for.
   * @param remember whether its success stands for every later call; a failure is always forgotten.
   */
  return (id: string, remember: boolean, send: () => Ending): Ending => {
    const earlier = endings.get(id);
    if (earlier) return earlier;
    const ending = send();
    endings.set(id, ending);
    const forget = () => endings.delete(id);
    ending.then((refusal) => (remember && !refusal) || forget(), forget);
    const [oldest = ''] = endings.keys();
    if (endings.size > mostRemembered) endings.delete(oldest);
    return ending;
  };
}
