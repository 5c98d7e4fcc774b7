import type { Field, Fields } from '../shape/fields';
import { brand } from '../shape/kinds/brand';
import { kindOf } from '../shape/kinds';
import type { ContentFiles } from './contentFiles';
import { isLeftOut } from './isLeftOut';
import type { ContentDocument, Steps } from './readDocument';
import { withoutSoftHyphens } from './withoutSoftHyphens';

/** A text that visitors read. */
export interface ContentText {
  /** Relative to content/. */
  file: string;
  line: number;
  /** The way to its field; none in the text below the fields. */
  steps: Steps;
  text: string;
  /** Whether it is set in the typeface of headings. */
  isHeading: boolean;
}

type Located = Omit<ContentText, 'file'>;

function textsIn(field: Field, value: unknown, steps: Steps, document: ContentDocument): Located[] {
  if (isLeftOut(value)) return [];
  if (field.is === 'group') return textsOf(field.fields, Object(value), steps, document);
  if (field.is === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, index) => textsIn(field.item, item, [...steps, index], document))
      : [];
  const isHeading = field.is === 'text' && field.hyphenated === true;
  return field.is === 'text'
    ? [{ line: document.lineOf(steps), steps, text: String(value), isHeading }]
    : [];
}

const textsOf = (
  fields: Fields,
  values: Record<string, unknown>,
  above: Steps,
  document: ContentDocument,
): Located[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    textsIn(field, values[name], [...above, name], document),
  );

function bodyTexts({ parts }: ContentDocument): Located[] {
  const headings = parts.filter(({ type }) => type === 'heading').map(({ line }) => line);
  return parts.flatMap(({ type, line, value }) =>
    value && type !== 'html'
      ? [{ line, steps: [], text: value, isHeading: headings.includes(line) }]
      : [],
  );
}

/** Returns every text of the content as visitors read it: composed, and without soft hyphens. */
export const contentTexts = ({ paths, document }: ContentFiles): ContentText[] =>
  paths.flatMap((file) => {
    const kind = kindOf(file);
    // The names of threads are for staff alone.
    if (!kind || kind === brand) return [];
    const read = document(file);
    return [...textsOf(kind.fields, read.fields, [], read), ...bodyTexts(read)].map((each) => ({
      ...each,
      file,
      text: withoutSoftHyphens(each.text).normalize('NFC'),
    }));
  });
