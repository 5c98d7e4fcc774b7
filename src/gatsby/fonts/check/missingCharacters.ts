import type { Problem } from '../../../content/check/problem';
import type { ContentFiles } from '../../../content/read/contentFiles';
import type { ContentText } from '../../../content/read/contentTexts';
import { type FontPlan, roleOf } from '../fontPlan';
import { charactersWithoutGlyph } from '../missingGlyphs';
import {
  formatCharacters,
  SYSTEM_TYPEFACE,
  typefaceWarning,
} from './typefaceWarning';

/**
 * A part of a content file that gets one warning: a field, all headings of a
 * body, or all other texts of a body.
 */
interface Place {
  /** The first text of the place that has a missing character. */
  found: ContentText;
  family: string;

  /** Characters that the typeface lacks. They may repeat. */
  missing: string;
}

/** Returns the same key for all headings of a body, and for its other texts. */
const placeKey = ({ file, isHeading, path }: ContentText): string =>
  [file, isHeading, ...path].join();

function placesWithMissingCharacters({ used, texts }: FontPlan): Place[] {
  const places = new Map<string, Place>();

  for (const found of texts) {
    const typeface = used[roleOf(found)];
    const missing = typeface && charactersWithoutGlyph(typeface, found.text);

    if (!missing) continue;

    const key = placeKey(found);
    const known = places.get(key) ?? {
      found,
      family: typeface.family,
      missing: '',
    };

    places.set(key, { ...known, missing: known.missing + missing });
  }

  return [...places.values()];
}

/**
 * Warns about each place of the content with characters that its typeface
 * lacks. Browsers take only these characters from a system font.
 */
export function missingCharacters(
  plan: FontPlan,
  files: ContentFiles,
): Problem[] {
  return placesWithMissingCharacters(plan).map(({ found, family, missing }) => {
    const { file, line, path } = found;
    const message =
      `has characters that ${family} lacks: ${formatCharacters(missing)}. ` +
      `They are set in ${SYSTEM_TYPEFACE}.`;
    const isBody = path.length === 0;

    return isBody
      ? { file, warning: true, line, message }
      : typefaceWarning(files, file, path, message);
  });
}
