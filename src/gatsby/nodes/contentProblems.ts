import { checkContent } from '../../content/check/checkContent';
import type { Problem } from '../../content/check/problem';
import fontList from '../fonts/fontList.json';

/** Checks content/ with the typefaces of this site, for `npm run check:content`, the build and `npm run dev`. */
export const contentProblems = (folder = 'content'): Promise<Problem[]> =>
  checkContent(folder, new Set(fontList.drawn));
