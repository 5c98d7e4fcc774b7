import type { Field, Fields } from '../shape/fields';
import { brandKind } from '../shape/kinds/brand';
import { kindOf } from '../shape/kinds';
import type { ContentFiles } from './contentFiles';
import { withoutSoftHyphens } from './markdown';
import { groupFields } from './groupFields';
import { isLeftOut } from './isLeftOut';
import { type ContentDocument } from './readDocument';
import type { FieldPath } from './fieldPlaces';

/** A text that visitors read, and its place in the content. */
export interface ContentText {
  file: string;
  line: number;

  /** Path of the field; empty for the body. */
  path: FieldPath;
  text: string;

  /**
   * Whether the text uses the heading typeface, as hyphenated fields and
   * headings of a body do.
   */
  isHeading: boolean;
}

type FieldText = Omit<ContentText, 'file' | 'line'>;

function textsInValue(
  field: Field,
  value: unknown,
  path: FieldPath,
): FieldText[] {
  if (field.is === 'group')
    return textsInFields(field.fields, groupFields(value), path);

  if (field.is === 'list' && Array.isArray(value))
    return value.flatMap((item, index) =>
      textsInValue(field.item, item, [...path, index]),
    );

  if (field.is !== 'text' || isLeftOut(value)) return [];

  return [{ path, text: String(value), isHeading: field.hyphenated === true }];
}

const textsInFields = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  parent: FieldPath,
): FieldText[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    textsInValue(field, values[name], [...parent, name]),
  );

function textsInBody({ body }: ContentDocument): Omit<ContentText, 'file'>[] {
  const { nodes } = body;
  const headings = nodes.filter(({ type }) => type === 'heading');
  const headingLines = new Set(headings.map(({ line }) => line));

  // Nodes of type `html` hold no text for visitors: the content check refuses
  // HTML.
  return nodes.flatMap(({ type, line, value, title }) => {
    const caption = type === 'image' ? title : undefined;
    const text = type === 'html' ? undefined : (value ?? caption);

    return text
      ? [{ line, path: [], text, isHeading: headingLines.has(line) }]
      : [];
  });
}

/**
 * Returns all texts that visitors read, in Unicode normalisation form C,
 * without soft hyphens.
 */
export const contentTexts = ({
  paths,
  document,
}: ContentFiles): ContentText[] =>
  paths.flatMap((file) => {
    const kind = kindOf(file);

    // brand.md has no text for visitors.
    if (!kind || kind === brandKind) return [];

    const parsed = document(file);
    const fieldTexts = textsInFields(kind.fields, parsed.fields, []);

    return [
      ...fieldTexts.map((found) => ({
        ...found,
        line: parsed.places.lineOf(found.path),
      })),
      ...textsInBody(parsed),
    ].map((found) => ({
      ...found,
      file,
      text: withoutSoftHyphens(found.text).normalize('NFC'),
    }));
  });
