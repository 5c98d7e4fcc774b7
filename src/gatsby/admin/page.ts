/**
 * The page at /admin: Sveltia CMS with a form for each content file. It refuses
 * to save a file with faults.
 */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { createElement } from 'react';
import {
  editorConfig,
  CONTENT_FORMAT,
  forms,
} from '../../content/derive/editorConfig';
import { formatContentFile, parseContentFile } from './contentFormat';
import { publishedTexts, type Repository } from './publishedTexts';
import { checkOnSave } from './checkOnSave';

/**
 * Defined by writeAdmin.ts. `undefined` in `npm run dev`, where the editor
 * changes the files on this machine.
 */
declare const REPOSITORY: Repository | undefined;

const CHANGED_BY_OTHERS =
  'Somebody else has changed this file since you opened it. Copy your words, load this page again, and paste them.';
const NO_ANSWER =
  'GitHub does not answer, or your sign-in has expired. Try again in a minute. If that fails, load this page again and sign in; the form then offers to restore your words.';

/**
 * Stops the save. If the message is `saving_failed`, Sveltia CMS shows the
 * cause to staff.
 */
function refuse(reason: string): never {
  throw new Error('saving_failed', { cause: new Error(reason) });
}

/**
 * Trimmed texts of all files that the editor has read or saved. Sveltia CMS
 * turns CRLF into `\n` when it reads a file.
 */
const seenTexts = new Set<string>();

/**
 * Texts that the editor saw before the open form was opened, or saved since.
 * Any other published text is somebody else's.
 */
let textsKnownToForm = seenTexts;

addEventListener('hashchange', () => {
  // If a link opens a form before the editor has read any file, the form knows
  // every text that the editor reads later.
  // Each form has its own hash.
  if (seenTexts.size > 0) textsKnownToForm = new Set(seenTexts);
});

/**
 * Path of the file that is being saved. Sveltia CMS emits `preSave` before it
 * calls `toFile`, which gets no path.
 */
let savedPath = '';

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    savedPath = entry.get('path');
  },
});
CMS.registerCustomFormat(CONTENT_FORMAT, 'md', {
  fromFile(text) {
    seenTexts.add(text.trim());

    return parseContentFile(text);
  },
  async toFile(values) {
    const file = savedPath.replace('content/', '');
    const folder = savedPath.slice(0, savedPath.lastIndexOf('/'));
    const published = await publishedTexts(folder, REPOSITORY).catch(() =>
      refuse(NO_ANSWER),
    );
    const publishedText = (published[file] ?? '')
      .replaceAll('\r\n', '\n')
      .trim();

    if (publishedText !== '' && !textsKnownToForm.has(publishedText))
      refuse(CHANGED_BY_OTHERS);
    const text = formatContentFile(values, publishedText);
    const faults = await checkOnSave(file, { ...published, [file]: text });

    if (faults.length > 0) refuse(faults.join(' '));
    seenTexts.add(text.trim());
    textsKnownToForm.add(text.trim());

    return text;
  },
});

// Only `npm run dev` has a preview: `gatsby develop` reloads the page in it
// after each save; the live site would not.
if (!REPOSITORY)
  for (const { name, preview_path } of forms)
    CMS.registerPreviewTemplate(name, ({ entry }) =>
      createElement('iframe', {
        src: preview_path.replace('{{slug}}', entry.get('slug')),
        title: 'The live page',
        style: {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          border: 0,
        },
      }),
    );
const config = editorConfig(
  REPOSITORY && { ...REPOSITORY, base_url: location.origin },
);

// editorConfig returns wider types than CmsConfig, such as string instead of a
// union of literals.
CMS.init({ config: config as CmsConfig });
