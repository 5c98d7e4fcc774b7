import { posix } from 'node:path';
import type { Brand } from '../../brand/brand';
import { cleanLogo, hasBlending } from '../../logo/cleanLogo';
import { cropLogo } from '../../logo/cropLogo';
import { logoBytes, MAX_LOGO_BYTES } from '../../logo/logoBytes';
import { logoDetails } from '../../logo/logoDetails';
import { logoSize } from '../../logo/logoSize';
import { logoVersions } from '../../logo/logoVersions';
import type { Box } from '../../logo/viewBox';
import type { ContentFiles } from '../read/contentFiles';
import type { FieldPath } from '../read/fieldPlaces';

const NOT_SQUARE =
  'is not square, so it would be small in a browser’s tab. Save a version as high as it is wide.';
const NO_LOGO =
  'is a version of logo, which is missing. Also name the logo for dark backgrounds in logo.';
const BLENDED =
  'has a blend mode (mix-blend-mode), which would mix it with the page behind it. The site draws its shapes without it. Merge the shapes where they overlap (Illustrator: Object › Flatten Transparency; Figma: set the blend mode to Pass through).';
const ON_WHITE =
  'has a white rectangle behind its shapes, so it is a white box on dark backgrounds and may be a dark one on light pages. Delete the rectangle in the program that drew it (in Canva, download it with a transparent background).';
const FAINT =
  'can hardly be seen: it is more than half transparent, or its lines are very thin. Draw it in full colours (opacity 100 %) and with thicker lines.';
const OTHER_VERSION =
  'In logoOnPaper, name a version whose colours can be seen there.';

/** Places of the logo: keys of logoVersions, and words for the message. */
const PLACES = [
  {
    place: 'onGround',
    where: 'on the ground',
    advice: 'Name a version in lighter colours here.',
  },
  { place: 'onPaper', where: 'on light pages', advice: OTHER_VERSION },
  { place: 'inDrawer', where: 'in the menu', advice: OTHER_VERSION },
] as const;

/** A message for a field of brand.md. */
export interface FieldMessage {
  path: FieldPath;
  message: string;
  warning?: true;
}

const warning = (field: string, message: string): FieldMessage => ({
  path: [field],
  message,
  warning: true,
});

interface LogoFile {
  /** The text of the file. */
  source: string;

  /** Cleaned, with the space around it. */
  whole: string;

  /** As the site draws it in its own colours. */
  svg: string;

  /** Box of the shapes and of the file, if the site cuts off space around. */
  cut: { ink: Box; viewBox: Box } | undefined;

  details: Awaited<ReturnType<typeof logoDetails>>;
}

/**
 * Reads the SVG that a field names. Returns `undefined` if the field is empty or
 * checkFields reports its SVG.
 */
async function readLogoFile(
  path: string | undefined,
  { paths, bytes }: ContentFiles,
): Promise<LogoFile | undefined> {
  const file = posix.normalize(path ?? '');

  if (!paths.includes(file)) return undefined;

  try {
    const source = bytes(file).toString();
    const whole = cleanLogo(source);
    const { svg, cut } = await cropLogo(whole);

    return { source, whole, svg, cut, details: await logoDetails(svg) };
  } catch {
    return undefined;
  }
}

/**
 * Whether an icon is not square. Accepts a difference of up to a tenth between
 * width and height, which is hardly visible.
 */
function isOblong(icon: string): boolean {
  const { width, height } = logoSize(icon);

  return Math.abs(width / height - 1) > 0.1;
}

const rounded = (length: number): number =>
  length >= 10 ? Math.round(length) : Number(length.toPrecision(2));

const sizeText = ({ width, height }: Box): string =>
  `${rounded(width)} × ${rounded(height)}`;

const cutMessage = (ink: Box, viewBox: Box): string =>
  `has much empty space around it: its shapes take ${sizeText(ink)} of a page of ${sizeText(viewBox)}. The site cuts the space off. To cut it off yourself, fit the page to the shapes (Illustrator: Object › Artboards › Fit to Artwork Bounds; Inkscape: Edit › Resize Page to Selection).`;

/** Warns of what the site changes in a logo, and of what makes it hard to see. */
function drawingWarnings(
  field: string,
  { source, cut, details }: LogoFile,
): FieldMessage[] {
  return [
    ...(cut ? [warning(field, cutMessage(cut.ink, cut.viewBox))] : []),
    ...(hasBlending(source) ? [warning(field, BLENDED)] : []),
    ...(details.isFaint ? [warning(field, FAINT)] : []),
    ...(details.isOnWhite ? [warning(field, ON_WHITE)] : []),
  ];
}

/** Ends of a sentence about a logo that is drawn in one colour. */
const LOSSES = {
  details: 'where its own colours cannot be seen, and only its outline is left',
  colours:
    'where some of its colours cannot be seen, so that it loses the others, too',
};

/**
 * Warns of the places where a logo would be drawn in one colour, if it loses
 * shapes or colours there.
 */
async function colourWarnings(
  brand: Brand,
  logo: LogoFile,
  logoOnPaper: LogoFile | undefined,
): Promise<FieldMessage[]> {
  const { hasDetails, hasSeveralColours, isOnWhite } = logo.details;

  // On a white rectangle, the colours are no matter of the place.
  if (isOnWhite || !(hasDetails || hasSeveralColours)) return [];

  const loss = hasDetails ? LOSSES.details : LOSSES.colours;
  const versions = await logoVersions(brand, logo.svg, logoOnPaper?.svg);

  return PLACES.filter(({ place }) => !versions[place]).map(
    ({ where, advice }) =>
      warning('logo', `is drawn in one colour ${where}, ${loss}. ${advice}`),
  );
}

/** Warns if the logo makes the HTML of each page too large. */
function sizeWarnings(
  logo: LogoFile,
  logoOnPaper: LogoFile | undefined,
): FieldMessage[] {
  const bytes = logoBytes([logo.svg, logoOnPaper?.svg ?? '']);

  if (bytes <= MAX_LOGO_BYTES) return [];

  return [
    warning(
      'logo',
      `adds ${Math.ceil(bytes / 1000)} kB to each page, and should add ${MAX_LOGO_BYTES / 1000} kB at most: each page has 16 kB for all its HTML. Simplify its paths (Illustrator: Object › Path › Simplify; Inkscape: Path › Simplify), or draw it with fewer details.`,
    ),
  ];
}

/** Checks the logos and the icon of a brand. */
export async function checkLogos(
  brand: Brand,
  files: ContentFiles,
): Promise<FieldMessage[]> {
  const [logo, logoOnPaper, icon] = await Promise.all(
    [brand.logo, brand.logoOnPaper, brand.icon].map((path) =>
      readLogoFile(path, files),
    ),
  );

  const lacksLogo = brand.logoOnPaper !== undefined && brand.logo === undefined;
  const messages: FieldMessage[] = [];

  if (icon && isOblong(icon.whole))
    messages.push({ path: ['icon'], message: NOT_SQUARE });

  if (lacksLogo) messages.push({ path: ['logoOnPaper'], message: NO_LOGO });

  if (logo)
    messages.push(
      ...drawingWarnings('logo', logo),
      ...(await colourWarnings(brand, logo, logoOnPaper)),
      ...sizeWarnings(logo, logoOnPaper),
    );

  if (logoOnPaper)
    messages.push(...drawingWarnings('logoOnPaper', logoOnPaper));

  return messages;
}
