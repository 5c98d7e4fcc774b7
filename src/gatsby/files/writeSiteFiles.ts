import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '../../content/read/readBrand';
import { pageSlug } from '../../content/shape/pageSlug';
import { brandInk } from '../drawings/brandMark';
import { shareImage } from '../drawings/shareImage';
import { type Ask, readSiteFacts } from './siteFacts';
import { siteFiles } from './siteFiles';

/**
 * Writes the files that search engines and other programs look for beside the pages, and the picture of each page.
 * @param graphql Gatsby's own, as its hook `onPostBuild` gets it
 */
export async function writeSiteFiles(graphql: Ask, publicFolder = 'public'): Promise<void> {
  const brand = readBrand();
  const ink = brandInk(brand);
  const facts = await readSiteFacts(graphql);
  const files: Record<string, string | Buffer> = siteFiles(facts, brand, new Date());
  for (const { path, title } of facts.pages.nodes) {
    const slug = pageSlug(path);
    // Networks show the name of the site beside the picture.
    const ownTitle = title.replace(` | ${facts.agency.name}`, '');
    files[`share/${slug}.jpg`] = await shareImage(ownTitle, slug, ink);
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(publicFolder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
