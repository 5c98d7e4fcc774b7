import { join } from 'node:path';
import { checkContent } from '../../content/check/checkContent';
import { byPlace, type Problem } from '../../content/check/problem';
import { checkTypefaces } from '../fonts/checkTypefaces';

export async function contentProblems(folder = 'content'): Promise<Problem[]> {
  const typefaceProblems = checkTypefaces(join(folder, '..')).map((problem) => ({
    ...problem,
    file: `content/${problem.file}`,
  }));
  return [...(await checkContent(folder)), ...typefaceProblems].sort(byPlace);
}
