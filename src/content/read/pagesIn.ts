import { addressesOf, hasPage } from '../shape/pages';
import type { ContentFiles } from './contentFiles';

export interface ContentPage {
  /** Path in content/. */
  file: string;

  /** All addresses of the page, the canonical one first. */
  addresses: readonly string[];
}

/** Returns the pages that the site makes of the files of a content folder. */
export const pagesIn = (files: ContentFiles): ContentPage[] =>
  files.paths
    .filter((file) => {
      const { fields, body } = files.document(file);

      return hasPage(file, { fields, text: body.text });
    })
    .map((file) => ({ file, addresses: addressesOf(file) }));
