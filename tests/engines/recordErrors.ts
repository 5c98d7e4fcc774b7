/** Where a page's errors are posted to. */
export const ERRORS = '/engine-errors';

/**
 * Runs in the page before any script of its own, since WebKit's driver does not hand out the console. It posts at once and
 * waits: an error has then arrived before the page does anything else, and before a page change can lose it.
 */
export function recordErrors(address: string): void {
  const post = (text: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send(`${location.pathname}: ${text}`);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) post(`${event.message} (${event.filename}:${event.lineno})`);
    // A browser may give up a prefetch whenever it likes.
    else if (target instanceof Element && !target.matches('[rel="prefetch"]'))
      post(`${target.outerHTML.slice(0, 200)} has not loaded`);
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => post(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    post(`${event.violatedDirective} forbids ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...all: unknown[]) => {
    post(all.map(String).join(' '));
    error(...all);
  };
}
