import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSheet } from '../../brand/brandSheet';
import { logoSize } from '../../brand/logoSize';
import { isError } from '../../content/check/problem';
import { contentFiles } from '../../content/read/contentFiles';
import { readBrand } from '../../content/read/readBrand';
import { brandInk } from '../drawings/brandMark';
import { icons } from '../drawings/icons';
import { contentProblems } from '../nodes/contentProblems';

/** Returns the size of the agency's own logo as custom properties. The style sheets have defaults for the three threads. */
function sizeSheet(mark: string): string {
  const { width, height } = logoSize(mark);
  return `:root{--logo-width:${width.toFixed(3)};--logo-height:${height.toFixed(3)}}\n`;
}

/**
 * Writes `src/styles/brand.css` and the icons from content/brand.md. Call it before webpack reads the style sheet and after
 * each change. Writes nothing while brand.md has errors: a build has stopped by then, and `gatsby develop` shows them.
 * @param root the folder of the project
 */
export async function writeBrand(root = '.'): Promise<void> {
  const problems = await contentProblems(join(root, 'content'));
  if (problems.some((problem) => isError(problem) && problem.file === 'content/brand.md')) return;
  const brand = readBrand(root);
  const ink = await brandInk(brand);
  const sheet = brandSheet(brand) + (brand.logo ? sizeSheet(ink.mark) : '');
  writeFileSync(join(root, 'src/styles/brand.css'), sheet);
  const folder = join(root, 'public');
  mkdirSync(folder, { recursive: true });
  const { name } = contentFiles(join(root, 'content')).document('site.md').fields;
  for (const [file, icon] of Object.entries(await icons(ink, String(name))))
    writeFileSync(join(folder, file), icon);
}
