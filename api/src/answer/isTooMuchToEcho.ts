/**
 * Whether the answer page would be too large with all values. With 100,000
 * characters, it has at most 600 KB: six bytes for each `"`, which is `&quot;`
 * in HTML.
 */
export const isTooMuchToEcho = (values: Record<string, unknown>): boolean =>
  Object.values(values).join('').length > 100_000;
