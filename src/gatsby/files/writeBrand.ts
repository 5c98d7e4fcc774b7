import { join } from 'node:path';
import { brandSheet } from '../../brand/brandSheet';
import { logoSize } from '../../brand/logoSize';
import { isError } from '../../content/check/problem';
import { contentFiles, readBrand } from '../../content/read/contentFiles';
import { brandAssets } from '../drawings/brandAssets';
import { icons } from '../drawings/icons';
import { contentProblems } from '../nodes/contentProblems';
import { writeFiles } from './writeFiles';

/**
 * Writes the icons, and `src/styles/brand.css` for webpack. While brand.md has
 * errors, keeps the last files.
 */
export async function writeBrand(root = '.'): Promise<void> {
  const content = join(root, 'content');
  const problems = await contentProblems(content);

  if (
    problems.some(
      (problem) => isError(problem) && problem.file === 'content/brand.md',
    )
  )
    return;
  const brand = readBrand(root);
  const assets = await brandAssets(brand);
  const { width, height } = logoSize(assets.logo);
  // Without a logo, the site shows the three threads, whose size is the default
  // in Logo.module.css.
  const logoSheet = `:root{--logo-width:${width.toFixed(3)};--logo-height:${height.toFixed(3)}}\n`;
  const sheet = brandSheet(brand) + (brand.logo ? logoSheet : '');
  const { name } = contentFiles(content).document('site.md').fields;

  writeFiles(root, { 'src/styles/brand.css': sheet });
  writeFiles(join(root, 'public'), await icons(assets, String(name)));
}
