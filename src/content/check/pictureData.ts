/**
 * Whether an address or a line contains a picture that is written as data, as
 * Google Docs exports it.
 */
export const hasPictureData = (text: string): boolean =>
  /data:image\//i.test(text);
