import { posix } from 'node:path';
import type { Brand } from '../../../brand/brand';
import { logoSize } from '../../../brand/logoSize';
import { cleanLogo } from '../../read/cleanLogo';
import type { ContentFiles } from '../../read/contentFiles';
import { brandKind } from '../../shape/kinds/brand';
import { logoVersions } from './logoVersions';
import { fieldProblem, type Problem } from '../problem';
import { traceLogo } from './traceLogo';

const NOT_SQUARE =
  'is not square, so it would be small in a browser’s tab. Save a version as high as it is wide.';
const NO_LOGO =
  'is a version of logo, which is missing. Also name the logo for dark backgrounds in logo.';
const OTHER_VERSION = 'In logoOnPaper, name a version whose colours can be seen there.';

/** Maximum length of inner edges relative to the outline. The inner edges of two shapes that only touch are shorter. */
const MAX_INNER_EDGES = 0.1;

const PLACES = [
  { place: 'ground', where: 'on the ground', advice: 'Name a version in lighter colours here.' },
  { place: 'paper', where: 'on light pages', advice: OTHER_VERSION },
  { place: 'menu', where: 'in the menu', advice: OTHER_VERSION },
] as const;

/** Reads the SVG that a field names. Returns `undefined` if it is missing or invalid, which checkFields reports. */
function readSvg(path: string | undefined, { paths, bytes }: ContentFiles): string | undefined {
  const file = posix.normalize(path ?? '');
  try {
    return paths.includes(file) ? cleanLogo(bytes(file).toString()) : undefined;
  } catch {
    return undefined;
  }
}

async function losesDetails(logo: string): Promise<boolean> {
  const { outline, innerEdges } = await traceLogo(logo, '#000000');
  return logo.includes('Gradient') || innerEdges > MAX_INNER_EDGES * outline.length;
}

function isSquare(icon: string): boolean {
  const { width, height } = logoSize(icon);
  return Math.abs(width / height - 1) <= 0.1;
}

export async function checkLogo(files: ContentFiles, brand: Brand): Promise<Problem[]> {
  const problems: Problem[] = [];
  const report = (field: string, message: string, warning?: true) => {
    const problem = fieldProblem(files.document(brandKind.path), [field], message);
    problems.push({ file: brandKind.path, ...problem, ...(warning && { warning }) });
  };
  const icon = readSvg(brand.icon, files);
  if (icon && !isSquare(icon)) report('icon', NOT_SQUARE);
  if (brand.logoOnPaper && !brand.logo) report('logoOnPaper', NO_LOGO);
  const logo = readSvg(brand.logo, files);
  if (!logo || !(await losesDetails(logo))) return problems;
  const versions = await logoVersions(brand, logo, readSvg(brand.logoOnPaper, files));
  for (const { place, where, advice } of PLACES) {
    const message = `is drawn in one colour ${where}, where its own colours cannot be seen, and only its outline is left. ${advice}`;
    if (!versions[place]) report('logo', message, true);
  }
  return problems;
}
