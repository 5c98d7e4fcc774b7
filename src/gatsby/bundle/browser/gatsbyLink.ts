/**
 * Stands in for gatsby-link in the browser: what Gatsby's own runtime takes from it. Its Link component, most of the
 * module, is not used (see components/PageLink), and all addresses of this site are absolute paths without a prefix.
 */
interface Parts {
  pathname: string;
  search: string;
  hash: string;
}

/** `/about?x#y` as its three parts; an empty path is `/`. */
export function parsePath(path: string): Parts {
  const { pathname, search, hash } = new URL(path || '/', window.location.origin);
  return { pathname, search, hash };
}

interface GatsbyWindow {
  ___navigate: (to: string, options?: { replace?: boolean }) => void;
}

export const navigate: GatsbyWindow['___navigate'] = (to, options) =>
  (window as unknown as GatsbyWindow).___navigate(to, options);

export const withPrefix = (path: string): string => path;
export { withPrefix as withAssetPrefix };

/** Gatsby hands its Link on by name; nothing of this site asks for it. */
export const Link = (): null => null;
