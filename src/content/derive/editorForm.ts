import { itemOrField } from '../shape/fields';
import type { Field, Fields, Kind, TextField } from '../shape/fields';
import { whatToWrite } from './referenceTables';

/** A form control and its settings, as Sveltia CMS defines them. */
type Widget = Record<string, unknown> & {
  widget: string;
  fields?: EditorField[];
};
export type EditorField = Widget & {
  name: string;
  label: string;
  hint: string;
  required: boolean;
};

/** Number of characters for which the widget `string`, one line, has room. */
const LENGTH_OF_LINE = 90;

/**
 * Returns an input for text. Its pattern doesn't count soft hyphens (U+00AD).
 * It may count an emoji as several characters; the check on Save counts one.
 */
function textWidget({ max, min = 1, limitsAreAdvice }: TextField): Widget {
  // `text` has several lines.
  const widget = max > LENGTH_OF_LINE ? 'text' : 'string';

  if (limitsAreAdvice) return { widget };

  return {
    widget,
    pattern: [
      `^(\\u00AD*[^\\u00AD]){${min},${max}}\\u00AD*$`,
      `write ${min > 1 ? `${min} to` : 'up to'} ${max} characters`,
    ],
  };
}

const COLOUR_PATTERN = [
  '^#[0-9a-fA-F]{6}$',
  'write # and six digits or letters from a to f',
];
const PICTURE_WIDGET = {
  widget: 'image',
  choose_url: false,
  accept: '.jpg,.jpeg,.png,.webp,.avif',
};
const WIDGETS: Partial<Record<Field['is'], Widget>> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: PICTURE_WIDGET,
  portrait: PICTURE_WIDGET,
  logo: { widget: 'file', choose_url: false, accept: '.svg' },
  colour: { widget: 'color', allowInput: true, pattern: COLOUR_PATTERN },
  thread: {
    widget: 'relation',
    collection: 'site',
    file: 'brand',
    value_field: 'threads.*.name',
  },
  // A text, because a time picker writes times in the browser's language.
  time: {
    widget: 'string',
    pattern: ['^([01]\\d|2[0-3]):[0-5]\\d$', 'write a time such as 09:30'],
  },
  order: { widget: 'number', min: 1 },
  year: { widget: 'number', min: 1900 },
  service: {
    widget: 'relation',
    collection: 'services',
    value_field: 'title',
  },
};

function widgetOf(field: Field, required: boolean): Widget {
  if (field.is === 'text') return textWidget(field);
  if (field.is === 'choice')
    return { widget: 'select', options: field.options };
  if (field.is === 'switch')
    return { widget: 'boolean', default: field.default };
  if (field.is === 'group')
    return { widget: 'object', fields: formFields(field.fields, required) };
  if (field.is !== 'list') return WIDGETS[field.is] ?? { widget: 'string' };
  const { min, max, item } = field;

  // The form shows all options, and staff choose some of them.
  if (item.is === 'choice')
    return {
      widget: 'select',
      multiple: true,
      options: item.options,
      dropdown_threshold: item.options.length, // checkboxes, not a menu
      min,
      max,
    };

  const canResize = min < max;
  const list = {
    widget: 'list',
    min,
    max,
    allow_add: canResize,
    allow_remove: canResize,
  };

  if (item.is === 'group')
    return { ...list, fields: formFields(item.fields, required) };

  // Each item is one line, even if its text is long.
  const line =
    item.is === 'text'
      ? { ...textWidget(item), widget: 'string' }
      : widgetOf(item, required);

  return { ...list, field: { name: 'line', label: 'Line', ...line } };
}

/** Converts a field's name to a label: `nextHeading` → `Next heading`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

  return words.replace(/^./, (letter) => letter.toUpperCase());
}

function hintOf(field: Field): string {
  const isText = itemOrField(field).is === 'text';
  const advice = isText ? ` Write ${whatToWrite(field)}.` : '';

  return `${field.purpose}${advice}`.replaceAll('`', '');
}

/**
 * Returns a control for each field. In an optional group no field is required:
 * otherwise, staff could not save a service without a slide.
 */
const formFields = (fields: Fields, isGroupRequired = true): EditorField[] =>
  Object.entries(fields).map(([name, field]) => {
    const required = isGroupRequired && !field.optional;

    return {
      name,
      label: labelOf(name),
      hint: hintOf(field),
      required,
      ...widgetOf(field, required),
    };
  });

export function editorForm({ fields, body, bodyOfPage }: Kind): EditorField[] {
  if (!body) return formFields(fields);

  // One form serves files with `body` and files with `bodyOfPage`, so it offers
  // what either of them may have.
  const hasSections = body.sections ?? bodyOfPage?.sections;
  const hasPictures = body.hasPictures ?? bodyOfPage?.hasPictures;
  const headings = hasSections ? ['heading-two', 'heading-three'] : [];
  const bodyField = {
    name: 'body',
    label: 'Text',
    hint: (bodyOfPage ?? body).purpose.replaceAll('`', ''),
    required: !body.optional,
    widget: 'markdown',
    // Without the button for code, Sveltia CMS escapes backticks.
    buttons: [
      'bold',
      'italic',
      'link',
      ...headings,
      'bulleted-list',
      'numbered-list',
      'code',
    ],
    // The content check refuses pictures in other bodies.
    editor_components: hasPictures ? ['image'] : [],
    linked_images: false,
  };

  return [...formFields(fields), bodyField];
}
