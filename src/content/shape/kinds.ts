import { isOfKind, type Kind } from './fields';
import { agencyKind } from './kinds/agency';
import { brandKind } from './kinds/brand';
import { contactPage } from './kinds/contactPage';
import { homePage } from './kinds/homePage';
import { aboutPage } from './kinds/aboutPage';
import { personKind } from './kinds/person';
import { projectKind } from './kinds/project';
import { serviceKind, valueKind } from './kinds/service';
import { privacyPage, textPage } from './kinds/textPages';
import { workPage } from './kinds/workPage';

/**
 * Every kind of content file, in the order of the tables in content/README.md.
 * The editor lists folders last.
 */
export const kinds: readonly Kind[] = [
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
];

export const kindOf = (path: string): Kind | undefined =>
  kinds.find((kind) => isOfKind(kind, path));
