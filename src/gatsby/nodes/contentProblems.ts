import { checkContent } from '../../content/check/checkContent';
import type { Problem } from '../../content/check/problem';
import list from '../fonts/fontList.json';

/** What is wrong with the words of this site. The same rules for the command, the build and `npm run dev`. */
export const contentProblems = (folder = 'content'): Promise<Problem[]> =>
  checkContent(folder, new Set(list.drawn));
