/** In UTF-16 code units. A megabyte of quotes would become a page of 6 MB, because the page has `&quot;` for each. */
const MAX_LENGTH = 100_000;

/** Whether the values of a form are too long, all together, for the answer page to repeat them. */
export const isTooMuchToEcho = (values: Record<string, unknown>): boolean =>
  Object.values(values).join('').length > MAX_LENGTH;
