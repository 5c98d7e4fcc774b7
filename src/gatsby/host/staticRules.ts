import { basename, extname, posix } from 'node:path';
import { HASHED_ENDINGS, ONE_HOUR, type HostRule } from './hostRule';
import { typeOf } from './staticFiles';
import { topFolderOf, wholeFolders } from './wholeFolders';

export interface StaticFile {
  /** Path in static/ and in public/. */
  path: string;

  /**
   * Path in public/ of a copy whose ending tells Azure the type, for a file
   * without an ending.
   */
  copy?: string;
}

const isPage = ({ path }: StaticFile): boolean => path.endsWith('.html');

/** Returns `/brochure` for `brochure/a/b.html`, and '' outside of folders. */
const topFolder = ({ path }: StaticFile): string => topFolderOf(`/${path}`);

/**
 * Returns a file's ending without the dot if it can stand in a pattern such as
 * `/*.{pdf,vcf}`, otherwise an empty string.
 */
const endingForPattern = ({ path }: StaticFile): string =>
  /^\.(\w+)$/.exec(extname(path))?.[1] ?? '';

/** Returns a rule by which browsers keep a file for an hour. */
const hourRule = (route: string, rewrite?: string): HostRule => ({
  route,
  ...(rewrite !== undefined && { rewrite }),
  headers: ONE_HOUR,
});

/** Returns the rules for an .html file. */
function pageRules({ path }: StaticFile): HostRule[] {
  const address = `/${path}`;

  // Azure applies the rule for `/brochure/index.html` to `/brochure`, too.
  // Microsoft's emulator needs the rewrite.
  if (basename(path) === 'index.html') return [hourRule(address, address)];

  // Azure redirects `/team.html` to `/team`, because of `trailingSlash: never`.
  return [hourRule(address), hourRule(address.replace(/\.html$/, ''), address)];
}

const fileRule = ({ path, copy }: StaticFile): HostRule =>
  hourRule(`/${path}`, copy === undefined ? undefined : `/${copy}`);

/**
 * Returns the host's rules and types for the files in static/. Most files need
 * no rule: their ending goes into the pattern of the site's own files.
 */
export function staticRules(files: readonly StaticFile[]) {
  const pagePaths = files.filter(isPage).map(({ path }) => `/${path}`);

  // Each of these folders gets one rule for all of its files.
  const folders = wholeFolders(pagePaths);

  const isInWholeFolder = (file: StaticFile): boolean =>
    folders.includes(topFolder(file));

  const isHashedEnding = (file: StaticFile): boolean =>
    HASHED_ENDINGS.includes(endingForPattern(file));

  // In a folder with one rule for all files, only `/brochure/index.html` keeps
  // its own rule: its address is `/brochure`, which `/brochure/*` does not
  // match.
  const pagesWithRules = files
    .filter(isPage)
    .filter(
      (file) =>
        !isInWholeFolder(file) ||
        file.path === `${topFolder(file).slice(1)}/index.html`,
    );

  // The site's rule for these endings lets browsers keep files for a year.
  // These files have no hash in their names, so they need rules for an hour.
  const scriptsAndStyles = files
    .filter(isHashedEnding)
    .filter((file) => !isInWholeFolder(file));
  const foldersWithScripts = [
    ...new Set(scriptsAndStyles.map(topFolder)),
  ].filter(Boolean);

  const filesWithoutPattern = files.filter(
    (file) => !isPage(file) && endingForPattern(file) === '',
  );
  const filesWithPattern = files.filter(
    (file) => !isPage(file) && !isHashedEnding(file),
  );

  const endings = filesWithPattern.map(endingForPattern).filter(Boolean);

  const servedPaths = files.map(({ path, copy }) => copy ?? path);
  const typeEntries = servedPaths.flatMap((path) => {
    const type = typeOf(path);

    return type === undefined ? [] : [[extname(path), type]];
  });

  return {
    /**
     * Rules for one address. They must stand above all patterns: Azure refuses
     * a rule that a pattern above it covers.
     */
    exact: [
      ...pagesWithRules.flatMap(pageRules),
      ...filesWithoutPattern.map(fileRule),
      ...scriptsAndStyles
        .filter((file) => topFolder(file) === '')
        .map(fileRule),
    ],

    /**
     * Rules for all files of a folder. They must stand above the rules for all
     * folders.
     */
    folders: [
      ...folders.map((folder) => hourRule(`${folder}/*`)),
      ...foldersWithScripts.map((folder) =>
        hourRule(posix.join(folder, `*.{${HASHED_ENDINGS.join(',')}}`)),
      ),
    ],

    /** Endings for the pattern of the site's own files: `pdf`. */
    endings: [...new Set(endings)],

    /** Types by ending, with its dot: `.pdf`. */
    mimeTypes: Object.fromEntries(typeEntries) as Record<string, string>,
  };
}
