/** A lock that one page at a time holds: react-helmet collects the tags of a head in a module global. */
let previous: Promise<void> = Promise.resolve();
let release = () => {};

/** Waits until the head of the page rendered before has been read. */
export async function lockHead(): Promise<void> {
  const before = previous;
  let done = () => {};
  previous = new Promise((resolve) => {
    done = resolve;
  });
  await before;
  release = done;
}

/** Lets the next page render. */
export const unlockHead = (): void => release();
