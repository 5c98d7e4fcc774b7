import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path of the host's rules in a built site. A build writes this file last. */
export const CONFIG_PATH = '/staticwebapp.config.json';

/**
 * Returns the folder that keeps the previous site during a build. It is beside
 * `public/`, because Gatsby may empty its cache folder.
 */
const previousFolder = (publicFolder: string): string =>
  join(dirname(publicFolder), '.previous-public');

const isWhole = (folder: string): boolean =>
  existsSync(join(folder, CONFIG_PATH));

/** Call when the new build is whole. */
export const deletePreviousBuild = (publicFolder: string): void =>
  rmSync(previousFolder(publicFolder), { recursive: true, force: true });

/**
 * Makes room for a new build: moves a whole site aside, where the host still
 * finds it, and deletes an unfinished one.
 */
export function moveBuildAside(publicFolder: string): void {
  if (isWhole(publicFolder)) {
    deletePreviousBuild(publicFolder);
    renameSync(publicFolder, previousFolder(publicFolder));
  }

  rmSync(publicFolder, { recursive: true, force: true });
}

/**
 * Returns the folder of the newest whole site: `publicFolder` or, during a
 * build and after one that failed, the previous site. Returns undefined if
 * there is none.
 */
export function findWholeBuild(publicFolder: string): string | undefined {
  return [publicFolder, previousFolder(publicFolder)].find(isWhole);
}
