import { posix } from 'node:path';
import type { Brand } from '../../brand/brand';
import { logoSize } from '../../brand/logoSize';
import { cleanLogo, LogoFault } from '../read/cleanLogo';
import type { ContentFiles } from '../read/contentFiles';
import { brand as brandKind } from '../shape/kinds/brand';
import { logoVersions } from './logoVersions';
import { fieldProblem, type Problem } from './problem';
import { traceLogo } from './traceLogo';

const NO_SQUARE =
  'is not square, so it would be small in a browser’s tab. Save a version as high as it is wide.';
const NO_LOGO = 'is a version of logo, which is missing. Name the logo for dark places in logo.';
const OTHER_VERSION = 'Name a version whose colours can be seen there in logoOnPaper.';

/** Each place of the logo, and what to write if the logo is a silhouette there. */
const PLACES = {
  ground: { where: 'on the ground', advice: 'Name a version in lighter colours here.' },
  paper: { where: 'on light pages', advice: OTHER_VERSION },
  menu: { where: 'in the menu', advice: OTHER_VERSION },
};

/** Reads the drawing that a field names. If it can't be used, the check of the fields says so. */
function drawingAt(path: string | undefined, { paths, bytes }: ContentFiles): string | undefined {
  const file = posix.normalize(path ?? '');
  try {
    return paths.includes(file) ? cleanLogo(bytes(file).toString()) : undefined;
  } catch (error) {
    if (error instanceof LogoFault) return undefined;
    throw error;
  }
}

/** Minimum length of the lines in a logo, as a share of its outline; less is where two shapes touch. */
const LINES = 0.1;

/** Whether one colour takes from a logo what it shows: its gradients, or lines within its outline. */
async function isSilhouette(logo: string): Promise<boolean> {
  const { outline, lines } = await traceLogo(logo, '#000000');
  return logo.includes('Gradient') || lines > LINES * outline.length;
}

/** Warns of each place where one colour leaves only the outline of the logo. */
async function silhouettes(brand: Brand, logo: string, logoOnPaper?: string) {
  const versions = await logoVersions(brand, logo, logoOnPaper);
  const places = (['ground', 'paper', 'menu'] as const).filter((place) => !versions[place]);
  if (places.length === 0 || !(await isSilhouette(logo))) return [];
  return places.map((place) => {
    const { where, advice } = PLACES[place];
    return `is drawn in one colour ${where}, where its own cannot be seen, and only its outline is left. ${advice}`;
  });
}

/** Finds what is wrong with logos that can be drawn: an icon of the wrong shape, colours that can't be seen. */
export async function checkLogo(files: ContentFiles, brand: Brand | undefined): Promise<Problem[]> {
  const file = brandKind.path;
  const problem = (field: string, message: string): Problem => ({
    file,
    ...fieldProblem(files.document(file), [field], message),
  });
  const [icon, logo, logoOnPaper] = [brand?.icon, brand?.logo, brand?.logoOnPaper].map((path) =>
    drawingAt(path, files),
  );
  const { width, height } = logoSize(icon ?? '');
  const warnings = brand && logo ? await silhouettes(brand, logo, logoOnPaper) : [];
  return [
    ...(Math.abs(width / height - 1) > 0.1 ? [problem('icon', NO_SQUARE)] : []),
    ...(brand?.logoOnPaper && !brand.logo ? [problem('logoOnPaper', NO_LOGO)] : []),
    ...warnings.map((message) => ({ ...problem('logo', message), warning: true })),
  ];
}
