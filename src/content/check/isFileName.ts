/** Matches `cloth.jpg`. */
const WITH_EXTENSION = /^\S+\.(?:jpe?g|png|webp|avif|heic|gif|svg)$/i;

/** Matches `IMG_0815`, `_DSC0815` and `PXL_20261130_101500`, as cameras write. */
const OF_CAMERA = /^_?(?:img|dsc[fn]?|pxl|mvimg)[-_]?\d[\w-]*$/i;

/**
 * Whether a description of a picture is only the name of a file, which tells
 * nobody what the picture shows.
 */
export const isFileName = (description: string): boolean =>
  WITH_EXTENSION.test(description) || OF_CAMERA.test(description);
