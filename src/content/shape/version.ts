/**
 * Version of this code, the same as in package.json. Messages name it, so that
 * whoever has content of another version knows where to look.
 */
export const VERSION = '1.0.0';
