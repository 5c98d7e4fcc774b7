/**
 * Whether an address or a line has a picture written as data, as in a text that
 * Google Docs exports.
 */
export const hasPictureData = (text: string): boolean =>
  /data:image\//i.test(text);
