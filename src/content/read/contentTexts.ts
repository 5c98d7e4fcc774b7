import type { Field, Fields } from '../shape/fields';
import { brand } from '../shape/kinds/brand';
import { kindOf } from '../shape/kinds';
import type { ContentFiles } from './contentFiles';
import { isLeftOut } from './isLeftOut';
import type { ContentDocument, Steps } from './readDocument';
import { withoutSoftHyphens } from './withoutSoftHyphens';

/** A text that visitors read, and its place in the content. */
export interface ContentText {
  /** Path relative to content/. */
  file: string;
  line: number;
  /** Path of the field; empty for the body. */
  steps: Steps;
  text: string;
  /** Whether it uses the heading typeface. */
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
  parent: Steps,
  document: ContentDocument,
): Located[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    textsIn(field, values[name], [...parent, name], document),
  );

function bodyTexts({ parts }: ContentDocument): Located[] {
  const headings = parts.filter(({ type }) => type === 'heading').map(({ line }) => line);
  return parts.flatMap(({ type, line, value }) =>
    value && type !== 'html'
      ? [{ line, steps: [], text: value, isHeading: headings.includes(line) }]
      : [],
  );
}

/** Returns all texts of the content in Unicode normalisation form C, without soft hyphens. */
export const contentTexts = ({ paths, document }: ContentFiles): ContentText[] =>
  paths.flatMap((file) => {
    const kind = kindOf(file);
    // brand.md has no text for visitors.
    if (!kind || kind === brand) return [];
    const read = document(file);
    return [...textsOf(kind.fields, read.fields, [], read), ...bodyTexts(read)].map((each) => ({
      ...each,
      file,
      text: withoutSoftHyphens(each.text).normalize('NFC'),
    }));
  });
