import list from './fontList.json';

/** Asks for the two base typefaces at once, so that the first text is drawn in them. */
export const FontPreloads = () =>
  list.base.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
    />
  ));
