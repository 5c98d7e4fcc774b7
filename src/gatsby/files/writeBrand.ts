import { join } from 'node:path';
import type { Brand } from '../../brand/brand';
import { brandSheet } from '../../brand/brandSheet';
import { logoSize } from '../../logo/logoSize';
import { isError } from '../../content/check/problem';
import { contentFiles } from '../../content/read/contentFiles';
import { readBrand } from '../../content/read/readBrand';
import { brandAssets } from '../drawings/brandAssets';
import { icons } from '../drawings/icons';
import { contentProblems } from '../check/contentProblems';
import { writeFiles } from './writeFiles';

async function hasErrors(file: string, content: string): Promise<boolean> {
  const problems = await contentProblems(content);

  return problems.some((problem) => problem.file === file && isError(problem));
}

/**
 * Returns a style sheet with the displayed size of the brand's own logo. If the
 * brand has no logo, the site shows the three threads. Their size is the
 * default in Logo.module.css, so the style sheet is empty.
 */
function logoSheet(brand: Brand, logo: string): string {
  if (!brand.logo) return '';

  const { width, height } = logoSize(logo);
  const properties = [
    `--logo-width:${width.toFixed(3)}`,
    `--logo-height:${height.toFixed(3)}`,
  ];

  return `:root{${properties.join(';')}}\n`;
}

/**
 * Writes the icons, and `src/styles/brand.css` for webpack. While brand.md has
 * errors, keeps the files of the last call.
 */
export async function writeBrand(root = '.'): Promise<void> {
  const content = join(root, 'content');

  if (await hasErrors('content/brand.md', content)) return;

  const brand = readBrand(root);
  const assets = await brandAssets(brand);
  const sheet = brandSheet(brand) + logoSheet(brand, assets.logo);
  const { name } = contentFiles(content).document('site.md').fields;

  writeFiles(root, { 'src/styles/brand.css': sheet });
  writeFiles(join(root, 'public'), await icons(assets, String(name)));
}
