/** In UTF-16 code units. A megabyte of quotes would become a page of 6 MB, because each is escaped. */
const MAX_ECHOED = 100_000;

/** Whether the values of a form are too long to send them all back in the answer page. */
export const isTooMuchToEcho = (values: Record<string, unknown>): boolean =>
  Object.values(values).join('').length > MAX_ECHOED;
