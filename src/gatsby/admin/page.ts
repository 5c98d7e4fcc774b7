/** The page at /admin: Sveltia CMS with the forms of the content. It saves nothing that the check of the content refuses. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { createElement } from 'react';
import { editorConfig, FORMAT } from '../../content/derive/editorConfig';
import { fromFile, toFile } from './contentFormat';
import { publishedTexts } from './publishedTexts';
import { savedFaults } from './savedFaults';

/** The repository, which the build puts in; none where the files are on one's own machine. */
declare const REPOSITORY: { repo: string; branch: string } | undefined;

/** The file that is being saved. A format is given a file's values alone. */
let path = '';
/** Every text that the editor has read or written, and those of them that it had when the form was opened. */
const known = new Set<string>();
let opened = known;
addEventListener('hashchange', () => {
  // A link can be followed before the files are there.
  if (known.size > 0) opened = new Set(known);
});
const CHANGED =
  'Somebody else has changed this file since you opened it. Keep your words aside, load this page anew, and put them in again.';

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    path = entry.get('path');
  },
});
CMS.registerCustomFormat(FORMAT, 'md', {
  fromFile(text) {
    known.add(text.trim());
    return fromFile(text);
  },
  async toFile(values) {
    const saved = path;
    path = '';
    if (saved === '') return toFile(values);
    const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(saved) ?? [];
    const published = REPOSITORY
      ? await publishedTexts(REPOSITORY.repo, REPOSITORY.branch, folder)
      : {};
    const { [name]: own = '', ...others } = published;
    const text = toFile(values, own);
    // A draft would take the change of somebody else back without a word.
    const isKnown = own === '' || opened.has(own.replace(/\r\n?/g, '\n').trim());
    const faults = isKnown ? await savedFaults(saved, text, others) : [CHANGED];
    // Sveltia CMS shows the cause of an error of this name, and a general sentence for any other.
    if (faults.length > 0) throw new Error('saving_failed', { cause: new Error(faults.join(' ')) });
    for (const texts of [known, opened]) texts.add(text.trim());
    return text;
  },
});
const config = editorConfig(REPOSITORY && { ...REPOSITORY, origin: location.origin });
const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;
/** The live page of `npm run dev`, which loads its new words by itself when they are saved. */
const livePage = (path: string) => (props: { entry: { get: (name: 'slug') => string } }) =>
  createElement('iframe', {
    src: path.replace('{{slug}}', props.entry.get('slug')),
    title: 'The live page',
    style: WHOLE,
  });
for (const list of REPOSITORY ? [] : config.collections)
  for (const { name, preview_path } of 'files' in list ? list.files : [list])
    CMS.registerPreviewTemplate(name, livePage(preview_path));
// What is derived from the shape has wider types than a configuration that is written by hand.
CMS.init({ config: config as CmsConfig });
