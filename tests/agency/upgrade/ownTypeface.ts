import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const SCOPE = '@fontsource-variable';

/** The typeface that docs/make-it-yours.md installs as an example. */
export const OWN_TYPEFACE = {
  id: 'fraunces',
  package: `${SCOPE}/fraunces`,
  version: '5.3.0',
};

/** An installed typeface, whose letters the stand-in has. */
const MODEL_ID = 'instrument-sans';

/** Makes a folder with a link to each entry of another one. */
function linkEntries(from: string, to: string): void {
  mkdirSync(to);

  for (const name of readdirSync(from))
    // On Windows, a junction needs no administrator rights, unlike a symlink.
    symlinkSync(join(from, name), join(to, name), 'junction');
}

/** Writes a copy of the package of MODEL_ID under the name of OWN_TYPEFACE. */
function writePackage(fonts: string): void {
  const folder = join(fonts, OWN_TYPEFACE.id);
  const files = join(folder, 'files');

  cpSync(join(fonts, MODEL_ID), folder, {
    recursive: true,
    dereference: true,
  });

  for (const name of readdirSync(files))
    renameSync(
      join(files, name),
      join(files, name.replace(MODEL_ID, OWN_TYPEFACE.id)),
    );

  const metadataFile = join(folder, 'metadata.json');
  const metadata = JSON.parse(readFileSync(metadataFile, 'utf8')) as object;
  const renamed = { ...metadata, id: OWN_TYPEFACE.id, family: 'Fraunces' };

  writeFileSync(metadataFile, JSON.stringify(renamed));
}

/**
 * Installs a stand-in for OWN_TYPEFACE in a project copy, without a network and
 * without a change in the project's packages, to which the copy has a link.
 */
export function installOwnTypeface(root: string, copy: string): void {
  const packages = join(root, 'node_modules');
  const ownPackages = join(copy, 'node_modules');
  const ownFonts = join(ownPackages, SCOPE);

  rmSync(ownPackages); // the link
  linkEntries(packages, ownPackages);

  rmSync(ownFonts);
  linkEntries(join(packages, SCOPE), ownFonts);
  writePackage(ownFonts);
}
