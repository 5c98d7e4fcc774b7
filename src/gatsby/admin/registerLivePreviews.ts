import CMS from '@sveltia/cms';
import { createElement } from 'react';
import { forms } from '../../content/derive/editorConfig';

const WHOLE_PANE = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
} as const;

/** Shows beside each form the page that it changes. */
export function registerLivePreviews(): void {
  for (const { name, preview_path } of forms)
    CMS.registerPreviewTemplate(name, ({ entry }) =>
      createElement('iframe', {
        src: preview_path.replace('{{slug}}', entry.get('slug')),
        title: 'The live page',
        style: WHOLE_PANE,
      }),
    );
}
