import type { ContentFiles } from '../read/contentFiles';
import { withoutSoftHyphens } from '../read/markdown';
import { publishedIn } from '../read/publishedIn';
import { isOfKind } from '../shape/fields';
import { serviceKind } from '../shape/kinds/service';
import { shortened } from '../shape/shortened';
import { suggestion } from './problem';

/** Returns a message if no published file in services/ has the title. */
export function serviceFault(
  title: string,
  files: ContentFiles,
): string | undefined {
  const titleOf = (path: string): string =>
    withoutSoftHyphens(String(files.document(path).fields.title));

  const titles = publishedIn(serviceKind, files).map(titleOf);

  if (titles.includes(title)) return undefined;

  const hiddenFile = files.paths
    .filter((path) => isOfKind(serviceKind, path))
    .find((path) => titleOf(path) === title);

  if (hiddenFile)
    return `names "${shortened(title)}", and content/${hiddenFile} is not published. Delete published: false there, or delete this line.`;

  return `names "${shortened(title)}", which is not the title of a service. ${suggestion(title, titles)}`;
}
