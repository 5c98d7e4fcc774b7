import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { brandSheet } from '../../brand/brandSheet';
import { brandOf } from '../../content/read/readBrand';
import { brandInk } from '../drawings/brandMark';
import { icons } from '../drawings/icons';

/**
 * Writes what is made of the brand beside the pages, before webpack reads it and after each change: the sheet with
 * which the pages' styles begin, and the icons (Gatsby's `createPages`).
 */
export async function writeBrand(
  { getNodesByType }: Pick<CreatePagesArgs, 'getNodesByType'>,
  root = '.',
): Promise<void> {
  const brand = brandOf(getNodesByType('Brand')[0]);
  writeFileSync(join(root, 'src/styles/brand.css'), brandSheet(brand));
  const folder = join(root, 'public');
  mkdirSync(folder, { recursive: true });
  for (const [name, icon] of Object.entries(await icons(brandInk(brand))))
    writeFileSync(join(folder, name), icon);
}
