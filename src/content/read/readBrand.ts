import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, Threads } from '../../brand/brand';
import { readDocument } from './readDocument';

/** The brand in the fields of a file without faults. Colours are in small letters, however they are written. */
export function brandOf(fields: unknown): Brand {
  const { ground, paper, threads, logo, logoOnPaper, icon } = fields as Brand;
  return {
    ground: ground.toLowerCase(),
    paper: paper.toLowerCase(),
    // The check of the content has seen that they are three.
    threads: threads.map(({ name, colour }) => ({
      name,
      colour: colour.toLowerCase(),
    })) as unknown as Threads,
    ...(logo ? { logo } : {}),
    ...(logoOnPaper ? { logoOnPaper } : {}),
    ...(icon ? { icon } : {}),
  };
}

/** The brand of a project whose content was checked. @param root the folder in which content/ lies */
export const readBrand = (root = '.'): Brand =>
  brandOf(readDocument(readFileSync(join(root, 'content/brand.md'), 'utf8')).fields);
