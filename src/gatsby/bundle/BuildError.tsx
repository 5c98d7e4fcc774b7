/** What a terminal takes for a colour. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * The note that `gatsby develop` lays over a page while content or code is wrong, in words for people who edit content.
 * @param error all faults, a line each, with the colours of a terminal
 */
export function BuildError({ error }: { error: string }) {
  // Gatsby's own styles go by these attributes.
  return (
    <div data-gatsby-overlay="wrapper">
      <div data-gatsby-overlay="backdrop" />
      <div
        data-gatsby-overlay="root"
        role="alertdialog"
        aria-labelledby="gatsby-overlay-labelledby"
        aria-describedby="gatsby-overlay-describedby"
      >
        <header data-gatsby-overlay="header">
          <h1 id="gatsby-overlay-labelledby">Something has to be mended</h1>
        </header>
        <div data-gatsby-overlay="body" id="gatsby-overlay-describedby">
          <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {error.replace(COLOUR, '')}
          </p>
          <footer data-gatsby-overlay="footer">
            This note goes by itself as soon as the file is saved without the mistake.
          </footer>
        </div>
      </div>
    </div>
  );
}
