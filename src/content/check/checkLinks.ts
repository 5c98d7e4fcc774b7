import { isEmailAddress } from '../../../api/src/emailAddress';
import type { ContentFiles } from '../read/contentFiles';
import { isOfKind, isFolder } from '../shape/fields';
import { addressesOf, pageOf, pages } from '../shape/pages';
import { wordsOf } from '../read/markdown';
import { suggestion } from './nearest';
import type { Located } from './problem';
import type { ContentDocument } from '../read/readDocument';
import { sectionSlug } from '../read/slug';
import { isWebAddress } from '../shape/formats';

/** Returns the files of all pages in the order of the table, missing ones included. */
const pageFiles = ({ paths }: ContentFiles): string[] =>
  pages.flatMap(({ kind }) =>
    isFolder(kind) ? paths.filter((path) => isOfKind(kind, path)) : [kind.path],
  );

/** Returns the ids of the sections of a text, such as `cookies`. */
const anchorsOf = (document: ContentDocument, files: ContentFiles): string[] =>
  document.parts
    .filter(({ type, depth }) => type === 'heading' && depth === 2)
    .map((heading) => sectionSlug(heading, files));

function anchorFault(anchor: string, anchors: readonly string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const ends = anchors.map((each) => `#${each}`);
  const advice = 'Write the heading in small letters with hyphens: #your-rights';
  return `leads to #${anchor}, and no section has that name. ${suggestion(`#${anchor}`, ends, advice)}`;
}

/** Checks a link to a page, to a section of a page, or to a file in static/. */
function siteFault(url: string, files: ContentFiles): string | undefined {
  const [path = '', anchor] = url.split('#');
  const page = pageFiles(files).find((file) => addressesOf(file).includes(path));
  if (page) {
    if (!anchor) return undefined;
    const { anchors = [] } = pageOf(page) ?? {};
    return anchorFault(anchor, [...anchors, ...anchorsOf(files.document(page), files)]);
  }
  if (files.isStatic(decodeURIComponent(path))) return undefined;
  const addresses = pageFiles(files).flatMap(addressesOf);
  const advice = suggestion(path, addresses, `The pages are ${addresses.join(', ')}.`);
  return `leads to ${path}, which is neither a page nor a file in static/. ${advice}`;
}

function linkFault(
  url: string,
  document: ContentDocument,
  files: ContentFiles,
): string | undefined {
  const [scheme = '', rest = ''] = /^[a-z]+:/i.test(url) ? url.split(/:(.*)/s) : [];
  if (url === '') return 'leads nowhere. Write the address between the round brackets.';
  if (url.startsWith('#')) return anchorFault(url.slice(1), anchorsOf(document, files));
  if (url.startsWith('/') && !url.startsWith('//')) return siteFault(url, files);
  if (scheme === 'mailto') {
    const address = decodeURIComponent(rest.split('?')[0] ?? '');
    return address === '{email}' || isEmailAddress(address)
      ? undefined
      : `writes to "${address}", which is not an e-mail address. Write mailto:{email}, or a whole address.`;
  }
  if (scheme === 'tel')
    return /^\+?[\d-]+$/.test(rest) ? undefined : 'should hold digits alone: tel:+442079460000';
  if (/^https?$/i.test(scheme))
    return isWebAddress(url)
      ? undefined
      : `leads to "${url}", which is not a web address. Write for example: https://example.com`;
  const meant = isEmailAddress(url) ? `mailto:${url}` : url.startsWith('www.') && `https://${url}`;
  if (meant) return `leads to "${url}", which a browser cannot find. Write ${meant}`;
  return `leads to "${url}", which a browser cannot find. Write /about for a page of this site, or https:// before another site.`;
}

/** Calls a check, and reports an address that decodeURIComponent can't decode. */
function catchUriError(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return 'has a % that stands for nothing. For the sign itself, write %25.';
  }
}

/** Finds links in the body whose address is invalid or leads nowhere. */
export function checkLinks(document: ContentDocument, files: ContentFiles): Located[] {
  return document.parts.flatMap((part) => {
    // A footnote, which bodyMarks reports.
    const isNote = part.type === 'definition' && part.label?.startsWith('^');
    if ((part.type !== 'link' && part.type !== 'definition') || isNote) return [];
    const url = part.url ?? '';
    const fault = catchUriError(() => linkFault(url, document, files));
    if (fault === undefined) return [];
    return [{ line: part.line, message: `the link "${wordsOf(part) || url}" ${fault}` }];
  });
}
