import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSheet } from '../../brand/brandSheet';
import { isError } from '../../content/check/problem';
import { readBrand } from '../../content/read/readBrand';
import { brandInk } from '../drawings/brandMark';
import { icons } from '../drawings/icons';
import { contentProblems } from '../nodes/contentProblems';

/**
 * Writes `src/styles/brand.css` and the icons from content/brand.md. Call it before webpack reads the style sheet and after
 * each change. Writes nothing while brand.md has errors: a build has stopped by then, and `gatsby develop` shows them.
 * @param root the folder of the project
 */
export async function writeBrand(root = '.'): Promise<void> {
  const problems = await contentProblems(join(root, 'content'));
  if (problems.some((problem) => isError(problem) && problem.file === 'content/brand.md')) return;
  const brand = readBrand(root);
  writeFileSync(join(root, 'src/styles/brand.css'), brandSheet(brand));
  const folder = join(root, 'public');
  mkdirSync(folder, { recursive: true });
  for (const [name, icon] of Object.entries(await icons(brandInk(brand))))
    writeFileSync(join(folder, name), icon);
}
