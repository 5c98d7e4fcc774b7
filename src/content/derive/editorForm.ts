import type { Field, Fields, Kind, TextField } from '../shape/fields';
import { whatToWrite } from './referenceTable';

/** A form control and its settings, as Sveltia CMS defines them. */
type Widget = Record<string, unknown> & { widget: string; fields?: EditorField[] };
/** A form control of a field, with the texts that the editor shows for the field. */
export type EditorField = Widget & { name: string; label: string; hint: string; required: boolean };

/** Returns the label of a field: `consultButton` → `Consult button`. */
const labelOf = (name: string): string =>
  name[0]?.toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const hintOf = (field: Field): string => {
  const item = field.is === 'list' ? field.item : field;
  const advice = item.is === 'text' ? ` Write ${whatToWrite(field)}.` : '';
  return `${field.purpose}${advice}`.replaceAll('`', '');
};

/** A text that may be longer gets a control with several lines. */
const MAX_LINE_LENGTH = 90;

/**
 * Returns a text control. Its pattern refuses a wrong length while staff type. It skips soft hyphens (U+00AD), but may count an
 * emoji as several characters; on Save, the content check counts graphemes.
 */
const textWidget = ({ max, min = 1 }: TextField): Widget => ({
  widget: max > MAX_LINE_LENGTH ? 'text' : 'string',
  pattern: [
    `^(\\u00AD*[^\\u00AD]){${min},${max}}\\u00AD*$`,
    `write ${min > 1 ? `${min} to ${max}` : `up to ${max}`} characters`,
  ],
});

const COLOUR_PATTERN = ['^#[0-9a-fA-F]{6}$', 'write # and six digits or letters from a to f'];

/** Controls of field types without limits or options. Those not listed, such as `email`, have a control with one line. */
const WIDGETS: Partial<Record<Field['is'], Widget>> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: { widget: 'image', choose_url: false, accept: '.jpg,.jpeg,.png,.webp,.avif' },
  logo: { widget: 'file', choose_url: false, accept: '.svg' },
  colour: { widget: 'color', allowInput: true, pattern: COLOUR_PATTERN },
  // Offers the names of the threads in brand.md.
  thread: { widget: 'relation', collection: 'site', file: 'brand', value_field: 'threads.*.name' },
  order: { widget: 'number', min: 1 },
  switch: { widget: 'boolean', default: true },
};

function widgetOf(field: Field, required: boolean): Widget {
  switch (field.is) {
    case 'text':
      return textWidget(field);
    case 'choice':
      return { widget: 'select', options: field.options };
    case 'group':
      return { widget: 'object', fields: formFields(field.fields, required) };
    case 'list': {
      const { min, max, item } = field;
      // A list with a fixed number of items can't grow or shrink.
      const list = { widget: 'list', min, max, allow_add: min < max, allow_remove: min < max };
      if (item.is === 'group') return { ...list, fields: formFields(item.fields, required) };
      // Even a long item of a list has a control with one line.
      const line = { ...textWidget(item), widget: 'string' };
      return { ...list, field: { name: 'line', label: 'Line', ...line } };
    }
    default:
      return WIDGETS[field.is] ?? { widget: 'string' };
  }
}

/** Returns the controls of fields. @param isGroupRequired if false, the fields are in an optional group, so all are optional */
const formFields = (fields: Fields, isGroupRequired = true): EditorField[] =>
  Object.entries(fields).map(([name, field]) => {
    const required = isGroupRequired && !field.optional;
    const texts = { label: labelOf(name), hint: hintOf(field) };
    return { name, ...texts, required, ...widgetOf(field, required) };
  });

/** Returns the form for files of a kind: its fields, then the body. */
export function editorForm({ fields, body }: Kind): EditorField[] {
  const form = formFields(fields);
  if (body) {
    const headings = body.hasSections ? ['heading-two', 'heading-three'] : [];
    const lists = ['bulleted-list', 'numbered-list'];
    form.push({
      name: 'body',
      label: 'Text',
      hint: body.purpose.replaceAll('`', ''),
      required: true,
      widget: 'markdown',
      // Without the button for code, Sveltia CMS escapes backticks.
      buttons: ['bold', 'italic', 'link', ...headings, ...lists, 'code'],
      editor_components: [],
    });
  }
  return form;
}
