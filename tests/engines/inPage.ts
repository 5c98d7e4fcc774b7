import { locate, type Target } from './target';

/** tsx wraps the functions within a function in a helper of its own, which a page does not have. */
const withHelper = (call: string) => `((__name) => ${call})((each) => each)`;

/** An expression that calls a function in a page. It sees nothing but its arguments: only its text gets there. */
export const inPage = <Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args) =>
  withHelper(`(${String(run)})(...${JSON.stringify(args)})`);

/** The same for a function that is given an element. */
export const inElement = (run: (element: HTMLElement) => unknown, target: Target) =>
  withHelper(`(${String(run)})((${String(locate)})(${JSON.stringify(target)}))`);
