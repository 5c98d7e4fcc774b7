import type { GatsbyNode } from 'gatsby';
import { writeBrand } from '../files/writeBrand';
import { writeFonts } from '../fonts/writeFonts';
import { createContentPages } from './createContentPages';

/** Creates the pages, and first the style sheets that webpack bundles. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await writeBrand();
  await writeFonts();
  createContentPages(args);
};
