import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '../../content/read/readBrand';
import { pageSlug } from '../../content/shape/pageSlug';
import { brandInk } from '../drawings/brandMark';
import { writeShareImages } from '../drawings/shareImages';
import { type Ask, readSiteFacts } from './siteFacts';
import { siteFiles } from './siteFiles';

/**
 * Writes the files that search engines and other programs look for beside the pages, and the picture of each page.
 * @param graphql Gatsby's own, as its hook `onPostBuild` gets it
 */
export async function writeSiteFiles(graphql: Ask, publicFolder = 'public'): Promise<void> {
  const brand = readBrand();
  const facts = await readSiteFacts(graphql);
  for (const [name, text] of Object.entries(siteFiles(facts, brand, new Date()))) {
    const path = join(publicFolder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const pages = facts.pages.nodes.map(({ path, title }) => ({
    slug: pageSlug(path),
    // Networks show the name of the site beside the picture.
    title: title.replace(` | ${facts.agency.name}`, ''),
  }));
  await writeShareImages(pages, join(publicFolder, 'share'), brandInk(brand));
}
