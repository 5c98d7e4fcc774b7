import { isFolder, type Kind } from './fields';
import { aboutPage } from './kinds/aboutPage';
import { agency } from './kinds/agency';
import { contactPage } from './kinds/contactPage';
import { homePage } from './kinds/homePage';
import { privacyPage } from './kinds/privacyPage';
import { service } from './kinds/service';
import { value } from './kinds/value';

/** Every kind of content file, in the order in which an editor lists them. */
export const kinds: readonly Kind[] = [
  homePage,
  aboutPage,
  contactPage,
  privacyPage,
  service,
  value,
  agency,
];

/**
 * The kind of a file.
 * @param path relative to content/, with `/`: `home.md`, `services/design.md`
 */
export const kindOf = (path: string): Kind | undefined =>
  kinds.find((kind) =>
    isFolder(kind)
      ? path.startsWith(kind.path) && /^[^/]+\.md$/.test(path.slice(kind.path.length))
      : path === kind.path,
  );
