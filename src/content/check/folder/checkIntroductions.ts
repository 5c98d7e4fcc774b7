import type { ContentFiles } from '../../read/contentFiles';
import { publishedIn } from '../../read/publishedIn';
import type { Kind } from '../../shape/fields';
import { kinds } from '../../shape/kinds';
import type { Problem } from '../problem';

/** Reports a folder without its introduction, or the other way round. */
function checkIntroduction(kind: Kind, files: ContentFiles): Problem[] {
  const folder = kinds.find(({ path }) => path === kind.introduces);

  if (!folder) return [];

  const hasFile = files.paths.includes(kind.path);
  const hasItems = publishedIn(folder, files).length > 0;

  if (hasItems && !hasFile) {
    const message = `is missing, and the files in content/${folder.path} need a page that lists them. Write it with the fields that content/README.md lists under "${kind.label}".`;

    return [{ file: kind.path, line: 1, message }];
  }

  if (hasFile && !hasItems) {
    const message = `lists the files in content/${folder.path}, and none is published, so the menu leaves this page out. Add one, or delete this file.`;

    // In the editor, staff publish this file and the first file of the folder
    // one after the other.
    return [{ file: kind.path, line: 1, message, warning: true }];
  }

  return [];
}

/**
 * Reports files in a folder that no page shows because its introduction is
 * missing; warns about introductions of empty folders.
 */
export const checkIntroductions = (files: ContentFiles): Problem[] =>
  kinds.flatMap((kind) => checkIntroduction(kind, files));
