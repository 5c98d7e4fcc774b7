/**
 * The page at /admin: Sveltia CMS with a form for each content file. It refuses
 * to save a file with faults.
 */
import CMS, { type CmsConfig } from '@sveltia/cms';
import {
  CONTENT_FORMAT,
  editorConfig,
} from '../../content/derive/editorConfig';
import { checkOnSave } from './checkOnSave';
import { formatContentFile, parseContentFile } from './contentFormat';
import { createKnownTexts, normalised } from './knownTexts';
import { publishedTexts, type Repository } from './publishedTexts';
import { registerLivePreviews } from './registerLivePreviews';

/**
 * Defined by writeAdmin.ts. `undefined` in `npm run dev`, where the editor
 * changes the files on this machine.
 */
declare const REPOSITORY: Repository | undefined;

const CHANGED_BY_OTHERS =
  'Somebody else has changed this file since you opened it. ' +
  'Copy your words, load this page again, and paste them.';
const NO_ANSWER =
  'GitHub does not answer, or your sign-in has expired. Try again in a minute. ' +
  'If that fails, load this page again and sign in; ' +
  'the form then offers to restore your words.';

const knownTexts = createKnownTexts();

// The hash of the URL names the open form.
addEventListener('hashchange', () => knownTexts.openForm());

/**
 * Path of the file that is being saved. Sveltia CMS emits `preSave` before it
 * calls `toFile`, which gets no path.
 */
let pathToSave = '';

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    pathToSave = entry.get('path');
  },
});

/**
 * Stops the save. If the message is `saving_failed`, Sveltia CMS shows the
 * cause to staff.
 */
function refuse(reason: string): never {
  throw new Error('saving_failed', { cause: new Error(reason) });
}

/**
 * Returns the text of the file that is being saved.
 * @throws with a reason for staff, if the file has faults or would undo
 * somebody else's change
 */
async function textToSave(values: Record<string, unknown>): Promise<string> {
  const file = pathToSave.replace('content/', '');
  const folder = pathToSave.slice(0, pathToSave.lastIndexOf('/'));

  const folderTexts = await publishedTexts(folder, REPOSITORY).catch(() =>
    refuse(NO_ANSWER),
  );
  const publishedText = normalised(folderTexts[file] ?? '');

  if (!knownTexts.isKnown(publishedText)) refuse(CHANGED_BY_OTHERS);

  const text = formatContentFile(values, publishedText);
  const faults = await checkOnSave(file, { ...folderTexts, [file]: text });

  if (faults.length > 0) refuse(faults.join(' '));

  return text;
}

CMS.registerCustomFormat(CONTENT_FORMAT, 'md', {
  fromFile(text) {
    knownTexts.addRead(text);

    return parseContentFile(text);
  },

  async toFile(values) {
    const text = await textToSave(values);

    knownTexts.addSaved(text);

    return text;
  },
});

// Only `npm run dev` has previews. There, `gatsby develop` reloads the page in
// a preview after each save. The live site changes only with its next build.
if (!REPOSITORY) registerLivePreviews();

const config = editorConfig(
  REPOSITORY && { ...REPOSITORY, base_url: location.origin },
);

// editorConfig returns wider types than CmsConfig, such as string instead of a
// union of literals.
CMS.init({ config: config as CmsConfig });
