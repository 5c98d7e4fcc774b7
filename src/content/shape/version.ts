/**
 * Version of this code, the same as in package.json. Messages name it, because
 * the content may be of another version.
 */
export const VERSION = '1.0.0';
