/**
 * `npm run icons`: draws the icons into static/. They are committed, because they change only with the mark or the
 * palette, and so the development server has them too.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '../src/gatsby/drawings/icons';
import { readTokens } from '../src/gatsby/drawings/readTokens';

async function makeIcons(root: string): Promise<void> {
  for (const [name, icon] of Object.entries(await icons(readTokens(root)))) {
    writeFileSync(join(root, 'static', name), icon);
    console.log(`static/${name} ${icon.length} bytes`);
  }
}

void makeIcons(process.cwd());
