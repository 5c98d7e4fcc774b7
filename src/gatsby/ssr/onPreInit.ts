/**
 * Switches Gatsby's slices off. With slices, Gatsby adds the script tags after
 * onPreRenderHTML, so delayScripts.tsx could not replace them.
 */
export const onPreInit = (): void => {
  delete process.env.GATSBY_SLICES;
};
