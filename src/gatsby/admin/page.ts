/** The page at /admin: Sveltia CMS with the forms of the content. It saves nothing that the check of the content refuses. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { editorConfig, FORMAT } from '../../content/derive/editorConfig';
import { fromFile, toFile } from './contentFormat';
import { filesBeside } from './filesBeside';
import { savedFaults } from './savedFaults';

/** The repository, which the build puts in; none where the files are on one's own machine. */
declare const REPOSITORY: { repo: string; branch: string } | undefined;

/** The file that is being saved. A format is given a file's values alone. */
let path = '';

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    path = entry.get('path');
  },
});
CMS.registerCustomFormat(FORMAT, 'md', {
  fromFile,
  async toFile(values) {
    const text = toFile(values);
    const saved = path;
    path = '';
    if (saved === '') return text;
    const others = REPOSITORY ? await filesBeside(saved, REPOSITORY) : {};
    const faults = await savedFaults(saved, text, others);
    // Sveltia CMS shows the cause of an error of this name, and a general sentence for any other.
    if (faults.length > 0) throw new Error('saving_failed', { cause: new Error(faults.join(' ')) });
    return text;
  },
});
const config = editorConfig(REPOSITORY && { ...REPOSITORY, origin: location.origin });
// What is derived from the shape has wider types than a configuration that is written by hand.
CMS.init({ config: config as CmsConfig });
