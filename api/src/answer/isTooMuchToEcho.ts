/** In UTF-16 code units. Escaping a megabyte of quotes makes a page of 6 MB. */
const MOST_ECHOED = 100_000;

/** Whether the values of a form are too long for the page that answers it to show them all. */
export const isTooMuchToEcho = (values: Record<string, unknown>): boolean =>
  Object.values(values).join('').length > MOST_ECHOED;
