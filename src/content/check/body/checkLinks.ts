import { isEmailAddress } from '../../../../shared/emailAddress';
import type { ContentFiles } from '../../read/contentFiles';
import {
  isPictureType,
  isSectionHeading,
  type MarkdownNode,
  type NodeWithLine,
  plainText,
} from '../../read/markdown';
import type { ContentDocument } from '../../read/readDocument';
import { isLeftOut } from '../../read/isLeftOut';
import { sectionSlug } from '../../read/sectionSlug';
import { pagesIn } from '../../read/pagesIn';
import { isWebAddress, mendWebAddress } from '../../shape/formats';
import { addressesOf, pageOf, pages } from '../../shape/pages';
import { questionId } from '../../shape/questionId';
import { withoutHtml } from '../../shape/servedAddresses';
import { shortened } from '../../shape/shortened';
import { hiddenCharacters } from '../hiddenCharacters';
import { hasPictureData } from '../pictureData';
import { MAX_PROBLEMS, suggestion, type LineProblem } from '../problem';
import { isTwin, twinFault } from '../twinName';
import { NOT_A_CODE } from './bodyTexts';
import { MAX_QUOTED } from './markup/slip';

const NO_WORDS =
  'has no words between [ and ], so nobody can see it. Write its words there, or delete the link.';
const LEADS_NOWHERE =
  'leads nowhere. Write the address between the round brackets.';

/**
 * A cache for fragmentsOf, by the file of the page. A text may have thousands
 * of links to one page.
 */
const fragmentCache = new WeakMap<
  ContentFiles,
  Map<string, readonly string[]>
>();

/**
 * Returns the id of the heading of the questions and of each answer. Only
 * Contact may have questions.
 */
function questionIds({ fields }: ContentDocument): string[] {
  const { questions, questionsHeading } = fields;

  if (!Array.isArray(questions) || questions.length === 0) return [];

  const answers = questions.map((_, index) => questionId(index + 1));

  return isLeftOut(questionsHeading) ? answers : ['questions', ...answers];
}

/**
 * Returns the anchors of the parts that a page has. The anchor of a part is the
 * name of its group of fields. A file with syntax faults may have all parts.
 */
function anchorsIn(
  pageFile: string,
  { fields, faults }: ContentDocument,
): string[] {
  const anchors = pageOf(pageFile)?.anchors ?? [];

  return anchors.filter(
    (anchor) => faults.length > 0 || !isLeftOut(fields[anchor]),
  );
}

/** Returns the fragments that lead to a part of a page: `#your-rights`. */
function fragmentsOf(pageFile: string, files: ContentFiles): readonly string[] {
  const fragmentsByPage =
    fragmentCache.get(files) ?? new Map<string, readonly string[]>();

  fragmentCache.set(files, fragmentsByPage);

  const known = fragmentsByPage.get(pageFile);

  if (known) return known;

  const document = files.document(pageFile);
  const sections = document.body.nodes.filter(isSectionHeading);
  const ids = [
    ...anchorsIn(pageFile, document),
    ...questionIds(document),
    ...sections.map((heading) => sectionSlug(heading, files)),
  ];
  const fragments = ids.map((id) => `#${id}`);

  fragmentsByPage.set(pageFile, fragments);

  return fragments;
}

/** @throws URIError if decodeURIComponent can't decode the fragment */
function fragmentFault(
  encodedFragment: string,
  pageFile: string,
  files: ContentFiles,
) {
  // A body with a fault is not parsed, so its sections are unknown.
  if (files.document(pageFile).body.fault) return undefined;

  // Browsers copy `#überschrift` as `#%C3%BCberschrift`.
  const fragment = decodeURIComponent(encodedFragment);
  const fragments = fragmentsOf(pageFile, files);

  if (fragments.includes(fragment)) return undefined;

  const otherwise =
    'Write the heading in small letters with hyphens: #your-rights';
  const advice = suggestion(fragment, fragments, otherwise);

  return `leads to ${shortened(fragment)}, and no section has that name. ${advice}`;
}

/**
 * Returns a message for the address of a file that could have a page, but has
 * none: a project that has no text, or that is not published.
 */
function pagelessFault(path: string, files: ContentFiles): string | undefined {
  const file = files.paths.find((other) => addressesOf(other).includes(path));
  const needs = file && pageOf(file)?.partOfFile?.needs;

  if (!needs) return undefined;

  const isHidden = files.document(file).fields.published === false;
  const advice = isHidden
    ? 'is not published. Delete published: false there'
    : `has no page. Give it ${needs}`;

  return `leads to ${shortened(path)}, and content/${file} ${advice}, or link to another page.`;
}

/**
 * Returns the paths of all files with a page. Includes files that every site
 * must have: if one of them is missing, checkNames reports it, and links to its
 * page are not also reported.
 */
function pageFilesIn(files: ContentFiles): string[] {
  const required = pages
    .filter(({ kind, addresses }) => addresses && !kind.introduces)
    .map(({ kind }) => kind.path);
  const existing = pagesIn(files).map((page) => page.file);

  return [...new Set([...required, ...existing])];
}

/** `/contact/?from=shop` → `/contact` */
const withoutQuery = (path: string): string =>
  path.replace(/\?.*$/, '').replace(/(?<=.)\/+$/, '');

/** Returns a message for an address within this site that leads nowhere. */
export function siteFault(
  url: string,
  files: ContentFiles,
): string | undefined {
  const [path = '', id] = url.split('#', 2);
  const pageFiles = pageFilesIn(files);
  const pageFile = pageFiles.find((file) => addressesOf(file).includes(path));

  if (pageFile)
    return id ? fragmentFault(`#${id}`, pageFile, files) : undefined;

  const decodedPath = decodeURIComponent(path);

  const fileAddresses = files.staticUrls.flatMap((url) => [
    url,
    withoutHtml(url),
  ]);

  // Capital letters count, as they do for the host.
  if (fileAddresses.includes(decodedPath)) return undefined;

  const start = `leads to ${shortened(path)},`;
  const twin = files.staticUrls.find((other) => isTwin(other, decodedPath));

  if (twin) return `${start} ${twinFault(twin)}`;

  const pageless = pagelessFault(path, files);

  if (pageless) return pageless;

  const addresses = pageFiles.flatMap(addressesOf);
  const known = [...addresses, ...fileAddresses];

  // Leaves out projects and services: an agency may have hundreds.
  const listed = pageFiles
    .filter((file) => !pageOf(file)?.partOfFile)
    .flatMap(addressesOf);
  const advice = suggestion(
    withoutQuery(path),
    known,
    `The pages are ${listed.join(', ')}.`,
  );

  return `${start} which is neither a page nor a file in static/. ${advice}`;
}

function mailFault(url: string): string | undefined {
  const address = decodeURIComponent(url.replace(/^mailto:|\?.*/g, ''));

  if (address === '{email}' || isEmailAddress(address)) return undefined;

  return `writes to "${shortened(address)}", which is not an email address. Write mailto:{email}, or mailto: and a complete address.`;
}

const phoneFault = (url: string): string | undefined =>
  /^tel:\+?[\d-]+$/.test(url)
    ? undefined
    : 'should have only digits: tel:+442079460000';

/** Returns a message for an address that a browser can't open. */
function unknownAddressFault(url: string): string {
  const shown = shortened(url);

  if (/^[„“”«»‚‘’"']/.test(url))
    return `leads to ${shown}, and the quotes are read as part of the address. Leave them out.`;

  if (/^https?:/i.test(url)) {
    const mended = mendWebAddress(url);
    const advice = isWebAddress(mended)
      ? `Write: ${shortened(mended, MAX_QUOTED)}`
      : 'Write for example: https://example.com';

    return `leads to "${shown}", which is not a web address. ${advice}`;
  }

  const notFound = `leads to "${shown}", which a browser cannot find.`;

  if (isEmailAddress(url)) return `${notFound} Write mailto:${shown}`;
  if (url.startsWith('www.')) return `${notFound} Write https://${shown}`;

  return `${notFound} Write /about for a page of this site, or https:// before another site.`;
}

const isOnThisSite = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//');

/** @throws URIError if decodeURIComponent can't decode the address */
function addressFault(
  url: string,
  file: string,
  files: ContentFiles,
): string | undefined {
  if (url.startsWith('#')) return fragmentFault(url, file, files);
  if (isOnThisSite(url)) return siteFault(url, files);
  if (url.startsWith('mailto:')) return mailFault(url);
  if (url.startsWith('tel:')) return phoneFault(url);

  return isWebAddress(url) ? undefined : unknownAddressFault(url);
}

function linkFault(
  url: string,
  file: string,
  files: ContentFiles,
): string | undefined {
  if (url === '') return LEADS_NOWHERE;

  const hidden = hiddenCharacters(url, 'program');

  if (hidden)
    return `leads to an address that has ${hidden}. Type the address again.`;

  try {
    return addressFault(url, file, files);
  } catch (error) {
    if (error instanceof URIError) return NOT_A_CODE;

    throw error;
  }
}

function isLink({ type, label, url = '' }: NodeWithLine): boolean {
  if (type !== 'link' && type !== 'definition') return false;

  // The parser takes the footnote `[^1]: The note` for a link definition.
  // checkBodyMarkup reports footnotes. checkBody or checkPictures reports
  // pictures that are written as data.
  return !label?.startsWith('^') && !hasPictureData(url);
}

const hasPictureIn = ({ type, children = [] }: MarkdownNode): boolean =>
  isPictureType(type) || children.some(hasPictureIn);

/** Whether visitors can't see a link. A bare address has itself as words. */
const isInvisible = (node: NodeWithLine): boolean =>
  node.type === 'link' && plainText(node).trim() === '' && !hasPictureIn(node);

/** Checks the links in the body of a file. */
export function checkLinks(file: string, files: ContentFiles): LineProblem[] {
  const problems: LineProblem[] = [];

  for (const node of files.document(file).body.nodes.filter(isLink)) {
    const { line, url = '' } = node;
    const fault = isInvisible(node) ? NO_WORDS : linkFault(url, file, files);

    if (fault) {
      const words = shortened(plainText(node) || url);

      problems.push({ line, message: `the link "${words}" ${fault}` });
    }

    // To suggest a better address takes time, and no more problems are listed.
    if (problems.length > MAX_PROBLEMS) break;
  }

  return problems;
}
