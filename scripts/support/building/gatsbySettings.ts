/** Environment variables for Gatsby. */
export const GATSBY_SETTINGS = {
  // Hides Gatsby's progress bars, which would overwrite our lines.
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  // Tells gatsby-node.ts not to check the content a second time.
  CONTENT_IS_CHECKED: '1',
};
