import { isOfKind, type Kind } from './fields';
import { agencyKind } from './kinds/agency';
import { brandKind } from './kinds/brand';
import { contactPage } from './kinds/contactPage';
import { homePage } from './kinds/homePage';
import { aboutPage } from './kinds/aboutPage';
import { personKind } from './kinds/person';
import { projectKind } from './kinds/project';
import { redirectsKind } from './kinds/redirects';
import { serviceKind, valueKind } from './kinds/service';
import { privacyPage, textPage } from './kinds/textPages';
import { workPage } from './kinds/workPage';
import { pages } from './pages';

/** In the order of the tables in content/README.md. */
const orderedKinds: readonly Kind[] = [
  homePage,
  aboutPage,
  contactPage,
  privacyPage,
  textPage,
  serviceKind,
  valueKind,
  workPage,
  projectKind,
  personKind,
  agencyKind,
  brandKind,
  redirectsKind,
];

/** Kinds of pages that an agency has added to the table in pages.ts. */
const addedKinds = pages
  .map(({ kind }) => kind)
  .filter((kind) => !orderedKinds.includes(kind));

/**
 * Every kind of content file: a row in pages.ts is enough for a page of a new
 * kind. The editor lists folders last.
 */
export const kinds: readonly Kind[] = [...orderedKinds, ...addedKinds];

export const kindOf = (path: string): Kind | undefined =>
  kinds.find((kind) => isOfKind(kind, path));
