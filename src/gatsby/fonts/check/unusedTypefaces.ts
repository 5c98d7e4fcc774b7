import type { Problem } from '../../../content/check/problem';
import type { ContentFiles } from '../../../content/read/contentFiles';
import { brandKind } from '../../../content/shape/kinds/brand';
import { charactersOf, type FontPlan, textsOf } from '../fontPlan';
import { charactersWithoutGlyph, lettersIn } from '../missingGlyphs';
import type { Role } from '../role';
import type { Typeface } from '../typefaces';
import {
  formatCharacters,
  SYSTEM_TYPEFACE,
  typefaceWarning,
} from './typefaceWarning';

const SUBJECTS: Record<Role, string> = {
  heading: 'All headings are',
  text: 'All text is',
};

/**
 * Says which letters a typeface lacks, where the first one is, and what the
 * site uses instead.
 */
function messageFor(typeface: Typeface, plan: FontPlan): string {
  const { chosenFor, family } = typeface;
  const texts = textsOf(chosenFor, plan.texts);

  const letters = lettersIn(charactersOf(texts));
  const missing = charactersWithoutGlyph(typeface, letters);
  const first = texts.find(({ text }) =>
    [...missing].some((letter) => text.includes(letter)),
  );
  const replacement = plan.used[chosenFor]?.family ?? SYSTEM_TYPEFACE;

  return [
    `${family} lacks letters of the content: ${formatCharacters(missing)}`,
    `(first in ${first?.file}:${first?.line}).`,
    `${SUBJECTS[chosenFor]} set in ${replacement}.`,
    'docs/make-it-yours.md lists typefaces by script.',
  ].join(' ');
}

/**
 * Warns about each typeface of brand.md that its role doesn't use, because it
 * lacks many letters.
 */
export function unusedTypefaces(
  typefaces: readonly Typeface[],
  plan: FontPlan,
  files: ContentFiles,
): Problem[] {
  // If a role's typeface was chosen for the other role, the role's own typeface
  // is unused.
  const unused = typefaces.filter(
    ({ chosenFor }) => plan.used[chosenFor]?.chosenFor !== chosenFor,
  );

  return unused.map((typeface) =>
    typefaceWarning(
      files,
      brandKind.path,
      ['typefaces', typeface.chosenFor],
      messageFor(typeface, plan),
    ),
  );
}
