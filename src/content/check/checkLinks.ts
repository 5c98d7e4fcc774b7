import { isEmailAddress } from '../../../api/src/emailAddress';
import type { ContentFiles } from '../read/contentFiles';
import { isOfKind, isFolder } from '../shape/fields';
import { addressesOf, pageOf, pages } from '../shape/pages';
import { plainText } from '../read/markdown';
import { suggestion } from './nearest';
import type { LineProblem } from './problem';
import type { ContentDocument } from '../read/readDocument';
import { sectionSlug } from '../read/slug';
import { isWebAddress } from '../shape/formats';

/** Returns the paths of all page files, in the order of pages.ts. Includes missing files, so that links to them are valid. */
const pageFiles = ({ paths }: ContentFiles): string[] =>
  pages.flatMap(({ kind }) =>
    isFolder(kind) ? paths.filter((path) => isOfKind(kind, path)) : [kind.path],
  );

/** Returns the ids of the sections of a text: `## Your rights` → `your-rights`. */
const anchorsOf = (document: ContentDocument, files: ContentFiles): string[] =>
  document.nodes.filter(({ depth }) => depth === 2).map((heading) => sectionSlug(heading, files));

function anchorFault(anchor: string, anchors: readonly string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const otherwise = 'Write the heading in small letters with hyphens: #your-rights';
  const advice = suggestion(
    `#${anchor}`,
    anchors.map((each) => `#${each}`),
    otherwise,
  );
  return `leads to #${anchor}, and no section has that name. ${advice}`;
}

/** Checks a link to a page, to a section of a page, or to a file in static/. */
function siteFault(url: string, files: ContentFiles): string | undefined {
  const [path = '', anchor] = url.split('#');
  const allPages = pageFiles(files);
  const pageFile = allPages.find((file) => addressesOf(file).includes(path));
  if (pageFile) {
    if (!anchor) return undefined;
    // The anchors in pages.ts are ids in the template, such as #services on the about page.
    const { anchors = [] } = pageOf(pageFile) ?? {};
    return anchorFault(anchor, [...anchors, ...anchorsOf(files.document(pageFile), files)]);
  }
  if (files.isStatic(decodeURIComponent(path))) return undefined;
  const addresses = allPages.flatMap(addressesOf);
  const advice = suggestion(path, addresses, `The pages are ${addresses.join(', ')}.`);
  return `leads to ${path}, which is neither a page nor a file in static/. ${advice}`;
}

/** Checks the address of a link in a text. @returns a message, or `undefined` for a valid address */
function linkFault(url: string, document: ContentDocument, files: ContentFiles) {
  if (url === '') return 'leads nowhere. Write the address between the round brackets.';
  if (url.startsWith('#')) return anchorFault(url.slice(1), anchorsOf(document, files));
  if (url.startsWith('/') && !url.startsWith('//')) return siteFault(url, files);
  // `mailto:ada@example.org?subject=Hello` → `ada@example.org`
  const recipient = /^mailto:([^?]*)/.exec(url)?.[1];
  if (recipient !== undefined) {
    const address = decodeURIComponent(recipient);
    if (address === '{email}' || isEmailAddress(address)) return undefined;
    return `writes to "${address}", which is not an e-mail address. Write mailto:{email}, or mailto: and a complete address.`;
  }
  if (/^tel:\+?[\d-]+$/.test(url)) return undefined;
  if (url.startsWith('tel:')) return 'should have only digits: tel:+442079460000';
  const hasWebProtocol = /^https?:/i.test(url);
  if (hasWebProtocol && isWebAddress(url)) return undefined;
  if (hasWebProtocol)
    return `leads to "${url}", which is not a web address. Write for example: https://example.com`;
  const notFound = `leads to "${url}", which a browser cannot find.`;
  if (isEmailAddress(url)) return `${notFound} Write mailto:${url}`;
  if (url.startsWith('www.')) return `${notFound} Write https://${url}`;
  return `${notFound} Write /about for a page of this site, or https:// before another site.`;
}

/** Returns the result of a check, or a message if the check fails because decodeURIComponent can't decode the address. */
function catchUriError(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return 'has a % that does not begin a character code. For a percent sign, write %25.';
  }
}

/** Finds links in the body whose address is invalid or leads nowhere. */
export function checkLinks(document: ContentDocument, files: ContentFiles): LineProblem[] {
  return document.nodes.flatMap((node) => {
    const { type, line, label, url = '' } = node;
    // checkBodyMarkup reports footnotes: `[^1]: The note`.
    const isFootnote = label?.startsWith('^');
    if ((type !== 'link' && type !== 'definition') || isFootnote) return [];
    const fault = catchUriError(() => linkFault(url, document, files));
    if (fault === undefined) return [];
    return [{ line, message: `the link "${plainText(node) || url}" ${fault}` }];
  });
}
