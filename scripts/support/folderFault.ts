import { sep } from 'node:path';

/**
 * Characters with a meaning of their own for tools that get the path of the
 * project: brackets and `|` in a glob of Gatsby or a regular expression of
 * jest, `!` in a request of webpack, `#` and `%` in a URL of Gatsby's database.
 * Node itself does not start in a folder with `?`, `*` or `\` in its name.
 */
const SPECIAL = /[()[\]{}|!#%]/;

/** Returns a name without special characters: `site (1)` → `site-1`. */
function plainName(name: string): string {
  const words = name.split(/[^\p{L}\p{N}._-]+/u).filter((word) => word !== '');

  return words.join('-') || 'site';
}

/**
 * Returns a message if the site can't be built in this folder because of a
 * character in its path.
 */
export function folderFault(path: string): string | undefined {
  const name = path.split(sep).find((each) => SPECIAL.test(each));

  if (name === undefined) return undefined;

  const [character] = SPECIAL.exec(name) ?? [];

  return `The project is in the folder "${name}", and the tools that build it can't read a path with the character ${character} in it. Rename this folder, for example to "${plainName(name)}", and run the command again there.`;
}
