import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, Thread, Threads } from '../../brand/brand';
import { readDocument } from './readDocument';

const inLowerCase = ({ name, colour }: Thread) => ({
  name,
  colour: colour.toLowerCase(),
});

/**
 * Converts the fields of a valid brand.md to a Brand: makes colours lower case,
 * and leaves out missing logos.
 */
export function brandOf(fields: unknown): Brand {
  const { ground, paper, threads, logo, logoOnPaper, icon } = fields as Brand;

  return {
    ground: ground.toLowerCase(),
    paper: paper.toLowerCase(),
    // The content check makes sure that there are three threads.
    threads: threads.map(inLowerCase) as unknown as Threads,
    ...(logo ? { logo } : {}),
    ...(logoOnPaper ? { logoOnPaper } : {}),
    ...(icon ? { icon } : {}),
  };
}

/** Reads content/brand.md of a project. It must be valid. */
export const readBrand = (root = '.'): Brand =>
  brandOf(
    readDocument(readFileSync(join(root, 'content/brand.md'), 'utf8')).fields,
  );
