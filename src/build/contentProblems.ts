import { checkContent } from '../content/checkContent';
import type { Problem } from '../content/problem';

/** What is wrong with the words of this site. The same rules for the command, the build and `npm run dev`. */
export const contentProblems = (folder = 'content'): Problem[] => checkContent(folder);
