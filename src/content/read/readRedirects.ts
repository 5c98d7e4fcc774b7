import { redirectsKind } from '../shape/kinds/redirects';
import { contentFiles } from './contentFiles';
import { type Redirect, redirectsOf } from './redirectsOf';

/** Returns the old addresses in a content folder; none without redirects.md. */
export const readRedirects = (contentFolder: string): Redirect[] =>
  redirectsOf(contentFiles(contentFolder).document(redirectsKind.path));
