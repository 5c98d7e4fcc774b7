import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Gatsby's job of resizing one picture to several files. */
export interface PictureJob {
  inputPaths: { contentDigest: string }[];

  /** Path of the folder of the files, in `public/`. */
  outputDir: string;

  /** Sizes, formats and qualities. The paths are relative to `outputDir`. */
  args: { operations: { outputPath: string }[] };
  plugin: { name: string; version: string };
}

export interface PictureStore {
  /**
   * Copies the files of an earlier build to where this build wants them.
   * Returns false if the store lacks one of them.
   */
  restore: (job: PictureJob) => boolean;

  /**
   * Keeps the files of all pictures that were asked for since the store was
   * opened, and deletes all others. Call it after a whole build.
   */
  save: () => void;
}

/** Two builds want the same files of a picture if this text is the same. */
function keyOf({ inputPaths, args, plugin }: PictureJob): string {
  const digests = inputPaths.map(({ contentDigest }) => contentDigest);
  const wanted = JSON.stringify([digests, args, plugin.name, plugin.version]);

  return createHash('sha256').update(wanted).digest('hex');
}

const filesOf = ({ args }: PictureJob): string[] =>
  args.operations.map(({ outputPath }) => outputPath);

function copyFiles(files: string[], from: string, to: string): void {
  for (const file of files) cpSync(join(from, file), join(to, file));
}

/**
 * Opens the folder that keeps resized pictures from one build to the next. It
 * has a folder for each job.
 */
export function openPictureStore(folder: string): PictureStore {
  const jobsByKey = new Map<string, PictureJob>();

  const isStored = (key: string, job: PictureJob): boolean =>
    filesOf(job).every((file) => existsSync(join(folder, key, file)));

  function store(key: string, job: PictureJob): void {
    const jobFolder = join(folder, key);
    const newFolder = `${jobFolder}.new`;

    // An interrupted copy must not look like a whole one.
    copyFiles(filesOf(job), job.outputDir, newFolder);
    rmSync(jobFolder, { recursive: true, force: true });
    renameSync(newFolder, jobFolder);
  }

  function deleteUnused(): void {
    const names = existsSync(folder) ? readdirSync(folder) : [];

    for (const name of names)
      if (!jobsByKey.has(name)) rmSync(join(folder, name), { recursive: true });
  }

  return {
    restore(job) {
      const key = keyOf(job);

      jobsByKey.set(key, job);

      if (!isStored(key, job)) return false;

      copyFiles(filesOf(job), join(folder, key), job.outputDir);

      return true;
    },

    save() {
      for (const [key, job] of jobsByKey)
        if (!isStored(key, job)) store(key, job);

      deleteUnused();
    },
  };
}
