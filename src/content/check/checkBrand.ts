import { posix } from 'node:path';
import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { logoSize } from '../../logo/logoSize';
import { cleanLogo } from '../../logo/cleanLogo';
import type { ContentFiles } from '../read/contentFiles';
import { brandOf } from '../read/readBrand';
import type { FieldPath } from '../read/fieldPlaces';
import { brandKind } from '../shape/kinds/brand';
import { shortened } from '../shape/shortened';
import { validateFields } from './fields/validateFields';
import { logoVersions, traceLogo } from '../../logo/logoVersions';
import { fieldProblem, suggestion, type Problem } from './problem';

const NOT_SQUARE =
  'is not square, so it would be small in a browser’s tab. Save a version as high as it is wide.';
const NO_LOGO =
  'is a version of logo, which is missing. Also name the logo for dark backgrounds in logo.';
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

/**
 * Parses brand.md. Returns `undefined` if a field is invalid, which checkFields
 * reports.
 */
export async function parseBrand({
  document,
}: ContentFiles): Promise<Brand | undefined> {
  const brandDocument = document(brandKind.path);
  const errors = await validateFields(brandKind.fields, brandDocument);

  return errors.length > 0 ? undefined : brandOf(brandDocument.fields);
}

/**
 * Returns a message if a service or value names an unknown thread. Accepts any
 * name if the brand is invalid.
 */
export function threadFault(
  name: string,
  brand: Brand | undefined,
): string | undefined {
  const names = brand?.threads.map((thread) => thread.name) ?? [];

  // If two of the three threads have the same name by mistake, an unknown name
  // is probably the right name of one of them.
  const hasThreeNames = new Set(names).size === 3;

  if (!hasThreeNames || names.includes(name)) return undefined;

  return `cannot be "${shortened(name)}". ${suggestion(name, names)}`;
}

/**
 * Returns the cleaned SVG that a field names, or `undefined` if the field is
 * empty or checkFields reports its SVG.
 */
function readSvg(
  path: string | undefined,
  { paths, bytes }: ContentFiles,
): string | undefined {
  const file = posix.normalize(path ?? '');

  try {
    return paths.includes(file) ? cleanLogo(bytes(file).toString()) : undefined;
  } catch {
    return undefined;
  }
}

/** A message for a field of brand.md. */
interface FieldMessage {
  path: FieldPath;
  message: string;
  warning?: true;
}

/**
 * Whether an icon is not square. Accepts a difference of up to a tenth between
 * width and height, which is hardly visible.
 */
function isOblong(icon: string): boolean {
  const { width, height } = logoSize(icon);

  return Math.abs(width / height - 1) > 0.1;
}

function iconFaults({ icon }: Brand, files: ContentFiles): FieldMessage[] {
  const svg = readSvg(icon, files);

  return svg && isOblong(svg) ? [{ path: ['icon'], message: NOT_SQUARE }] : [];
}

/** Whether a logo in one colour loses details, because its shapes merge. */
async function losesDetailsInOneColour(logo: string): Promise<boolean> {
  const { outline, innerEdges } = await traceLogo(logo);

  // Shapes that only touch have short inner edges, up to a tenth of the
  // outline.
  const hasInnerShapes = innerEdges > 0.1 * outline.length;

  // A gradient loses its colours, but traceLogo finds no edge in it.
  const hasGradient = logo.includes('Gradient');

  return hasGradient || hasInnerShapes;
}

/**
 * Warns of the places where a logo with details would be drawn in one colour,
 * so that only its outline is left.
 */
async function logoWarnings(
  brand: Brand,
  files: ContentFiles,
): Promise<FieldMessage[]> {
  const logo = readSvg(brand.logo, files);

  if (!logo || !(await losesDetailsInOneColour(logo))) return [];

  const logoOnPaper = readSvg(brand.logoOnPaper, files);
  const versions = await logoVersions(brand, logo, logoOnPaper);

  return PLACES.filter(({ place }) => !versions[place]).map(
    ({ where, advice }) => ({
      path: ['logo'],
      message: `is drawn in one colour ${where}, where its own colours cannot be seen, and only its outline is left. ${advice}`,
      warning: true,
    }),
  );
}

/** Checks colours, logos and icon of a brand whose fields are valid. */
export async function checkBrand(
  files: ContentFiles,
  brand: Brand,
): Promise<Problem[]> {
  const lacksLogo = brand.logoOnPaper !== undefined && brand.logo === undefined;

  const messages: FieldMessage[] = [
    ...brandFaults(brand),
    ...iconFaults(brand, files),
    ...(lacksLogo ? [{ path: ['logoOnPaper'], message: NO_LOGO }] : []),
    ...(await logoWarnings(brand, files)),
  ];

  return messages.map(({ path, message, warning }) => ({
    file: brandKind.path,
    ...fieldProblem(files.document(brandKind.path), path, message),
    ...(warning ? { warning } : {}),
  }));
}
