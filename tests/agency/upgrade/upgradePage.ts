import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE_FILE = join(__dirname, '../../../docs/upgrade.md');

/** The placeholder for the repository's address, in the page's first command. */
export const UPSTREAM_URL = 'https://github.com/OWNER/REPOSITORY.git';

/**
 * Returns the lines of each code block below a heading of docs/upgrade.md.
 * @throws if there is none
 */
function blocksBelow(heading: string): string[][] {
  const page = readFileSync(PAGE_FILE, 'utf8');
  const [, afterHeading = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = afterHeading.split('\n## ');
  const blocks = [...section.matchAll(/^```sh\n(.*?)\n```$/gms)];

  if (blocks.length === 0)
    throw new Error(`docs/upgrade.md has no commands below "${heading}".`);

  return blocks.map(([, commands = '']) => commands.split('\n'));
}

const [addRemote = [], nameFirstVersion = []] =
  blocksBelow('Once in each copy');

/** The commands of docs/upgrade.md, word for word. */
export const UPGRADE_COMMANDS = {
  addRemote,

  /** Only for a copy that shares no commit with this repository. */
  nameFirstVersion,
  merge: blocksBelow('Merge').flat(),
  afterwards: blocksBelow('Afterwards').flat(),
  takeBack: blocksBelow('Take it back').flat(),
};
