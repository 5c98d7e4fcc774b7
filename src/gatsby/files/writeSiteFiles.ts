import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageSlug } from '../../content/shape/pageSlug';
import { llmsText } from './llmsText';
import { readBrand } from '../../content/read/readBrand';
import { brandInk } from '../drawings/brandInk';
import { robots } from './robots';
import { securityText } from './securityText';
import { writeShareImages } from '../drawings/shareImages';
import { type Ask, readSiteFacts } from './siteFacts';
import { sitemap } from './sitemap';
import { webManifest } from './webManifest';

interface Options {
  /** Gatsby's own, as its hook `onPostBuild` gets it. */
  graphql: Ask;
  publicFolder?: string;
  /** The time of the build. */
  now?: Date;
}

/** Writes the files that search engines and other programs look for beside the pages, and the picture of each page. */
export async function writeSiteFiles({
  graphql,
  publicFolder = 'public',
  now = new Date(),
}: Options): Promise<void> {
  const brand = readBrand();
  const facts = await readSiteFacts(graphql);
  const files = {
    'sitemap.xml': sitemap(facts),
    'robots.txt': robots(facts),
    'site.webmanifest': webManifest(facts, brand),
    'llms.txt': llmsText(facts),
    '.well-known/security.txt': securityText(facts, now),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(publicFolder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const pages = facts.pages.map(({ path, title }) => ({
    slug: pageSlug(path),
    // Networks show the name of the site beside the picture.
    title: title.replace(` | ${facts.agency.name}`, ''),
  }));
  await writeShareImages(pages, join(publicFolder, 'share'), brandInk(brand));
}
