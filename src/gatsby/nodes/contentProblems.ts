import { join } from 'node:path';
import { checkContent } from '../../content/check/checkContent';
import { byPlace, type Problem } from '../../content/check/problem';
import { checkTypefaces } from '../fonts/checkTypefaces';

/** Checks content/ with the typefaces of this site, for `npm run check:content`, the build and `npm run dev`. */
export async function contentProblems(folder = 'content'): Promise<Problem[]> {
  const typefaces = checkTypefaces(join(folder, '..')).map((problem) => ({
    ...problem,
    file: `content/${problem.file}`,
  }));
  return [...(await checkContent(folder)), ...typefaces].sort(byPlace);
}
