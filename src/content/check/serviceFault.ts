import type { ContentFiles } from '../read/contentFiles';
import { withoutSoftHyphens } from '../read/markdown';
import { publishedIn } from '../read/publishedIn';
import { serviceKind } from '../shape/kinds/service';
import { shortened } from '../shape/shortened';
import { suggestion } from './problem';

/** Returns a message if no file in services/ has the title. */
export function serviceFault(
  title: string,
  files: ContentFiles,
): string | undefined {
  const titles = publishedIn(serviceKind, files)
    .map((path) => files.document(path).fields.title)
    .map((each) => withoutSoftHyphens(String(each)));

  if (titles.includes(title)) return undefined;

  return `names "${shortened(title)}", which is not the title of a published service. ${suggestion(title, titles)}`;
}
