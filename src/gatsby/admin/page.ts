/** The page at /admin: Sveltia CMS with the forms of the content. It saves only what the check of the content accepts. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { createElement } from 'react';
import { editorConfig, FORMAT } from '../../content/derive/editorConfig';
import { fromFile, toFile } from './contentFormat';
import { publishedTexts } from './publishedTexts';
import { savedFaults } from './savedFaults';

/** Set by the build; undefined if the files are on one's own machine. */
declare const REPOSITORY: { repo: string; branch: string } | undefined;

const CHANGED =
  'Somebody else has changed this file since you opened it. Copy your words, load this page again, and paste them.';

/** Path in content/ of the file that is being saved. */
let file = '';
/** Every text that the editor has read or written, and the same when the form was opened. */
const known = new Set<string>();
let opened = known;
addEventListener('hashchange', () => {
  // A form can be opened by a link before its file is read.
  if (known.size > 0) opened = new Set(known);
});

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    file = entry.get('path').replace('content/', '');
  },
});
CMS.registerCustomFormat(FORMAT, 'md', {
  fromFile(text) {
    known.add(text.trim());
    return fromFile(text);
  },
  async toFile(values) {
    const folder = file.replace(/[^/]*$/, '');
    const texts = REPOSITORY
      ? await publishedTexts(REPOSITORY.repo, REPOSITORY.branch, folder)
      : {};
    const before = (texts[file] ?? '').replaceAll('\r\n', '\n').trim();
    const text = toFile(values, before);
    const isKnown = before === '' || opened.has(before);
    const faults = isKnown ? await savedFaults(file, text, texts) : [CHANGED];
    // Sveltia CMS shows the cause of an error with this message.
    if (faults.length > 0) throw new Error('saving_failed', { cause: new Error(faults.join(' ')) });
    for (const all of [known, opened]) all.add(text.trim());
    return text;
  },
});

const config = editorConfig(REPOSITORY && { ...REPOSITORY, origin: location.origin });
const style = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;
/** The live page of `npm run dev`. It reloads after each save. */
const livePage = (path: string) => (props: { entry: { get: (name: 'slug') => string } }) =>
  createElement('iframe', {
    src: path.replace('{{slug}}', props.entry.get('slug')),
    title: 'The live page',
    style,
  });
if (!REPOSITORY)
  for (const list of config.collections)
    for (const { name, preview_path } of 'files' in list ? list.files : [list])
      CMS.registerPreviewTemplate(name, livePage(preview_path));
// The types of a derived configuration are wider than those of a handwritten one.
CMS.init({ config: config as CmsConfig });
