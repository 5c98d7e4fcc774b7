/**
 * To be imported before React, which makes five errors as it loads, to know them by. Where a tool watches the page
 * (Lighthouse, a browser's own tools), each has the line numbers of its stack looked up, for which the browser reads all
 * of React once more: 8 ms, four times that on a slow phone, in one task. Without a limit no stack is taken.
 */
const { stackTraceLimit } = Error;
Reflect.deleteProperty(Error, 'stackTraceLimit');

/** Has errors carry their stacks again. */
export function takeStackTraces(): void {
  Error.stackTraceLimit = stackTraceLimit;
}
