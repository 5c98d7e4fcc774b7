/**
 * Environment variables for Gatsby. CI hides its progress, which would
 * overwrite our lines. CONTENT_IS_CHECKED stops a second check by
 * gatsby-node.ts.
 */
export const GATSBY_SETTINGS = {
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  CONTENT_IS_CHECKED: '1',
};
