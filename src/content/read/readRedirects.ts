import { contentFiles } from './contentFiles';
import { type Redirect, redirectsIn } from './redirectsOf';

/** Returns the old addresses in a content folder; none without redirects.md. */
export const readRedirects = (contentFolder: string): Redirect[] =>
  redirectsIn(contentFiles(contentFolder));
