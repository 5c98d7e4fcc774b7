/**
 * Lets one page be rendered at a time. Gatsby renders several at once, but
 * react-helmet collects head tags in a module global, so a page would get the
 * title of another.
 */

type StartRendering = () => void;

/** The first callback belongs to the page that is being rendered. */
const queue: StartRendering[] = [];

/** Resolves when no other page is being rendered. */
export const waitForTurn = (): Promise<void> =>
  new Promise((start) => {
    queue.push(start);

    if (queue.length === 1) start();
  });

/**
 * Lets the next page be rendered. Call it once react-helmet's plugin has read
 * the head tags of the current page.
 */
export function endTurn(): void {
  queue.shift();

  const [startNext] = queue;

  startNext?.();
}
