import { isEmailAddress } from '../../../api/src/emailAddress';
import type { ContentFiles } from '../read/contentFiles';
import { plainText, sectionSlug } from '../read/markdown';
import { isOfKind } from '../shape/fields';
import { isWebAddress } from '../shape/formats';
import { addressesOf, pageOf, pages } from '../shape/pages';
import { suggestion, type LineProblem } from './problem';

function fragmentFault(fragment: string, pageFile: string, files: ContentFiles) {
  const sections = files.document(pageFile).nodes.filter(({ depth }) => depth === 2);
  const sectionIds = sections.map((heading) => sectionSlug(heading, files));
  const fragments = [...(pageOf(pageFile)?.anchors ?? []), ...sectionIds].map((id) => `#${id}`);
  if (fragments.includes(fragment)) return undefined;
  const otherwise = 'Write the heading in small letters with hyphens: #your-rights';
  const advice = suggestion(fragment, fragments, otherwise);
  return `leads to ${fragment}, and no section has that name. ${advice}`;
}

function siteFault(url: string, files: ContentFiles): string | undefined {
  const [path = '', id] = url.split('#');
  // Includes pages whose file is missing: checkNames reports the file, so links to it are not reported, too.
  const pageFiles = pages.flatMap(({ kind, addresses }) =>
    addresses ? kind.path : files.paths.filter((file) => isOfKind(kind, file)),
  );
  const pageFile = pageFiles.find((file) => addressesOf(file).includes(path));
  if (pageFile) return id ? fragmentFault(`#${id}`, pageFile, files) : undefined;
  if (files.isStatic(decodeURIComponent(path))) return undefined;
  const addresses = pageFiles.flatMap(addressesOf);
  const advice = suggestion(path, addresses, `The pages are ${addresses.join(', ')}.`);
  return `leads to ${path}, which is neither a page nor a file in static/. ${advice}`;
}

/** @throws URIError if decodeURIComponent can't decode the address */
function linkFault(url: string, file: string, files: ContentFiles): string | undefined {
  if (url === '') return 'leads nowhere. Write the address between the round brackets.';
  if (url.startsWith('#')) return fragmentFault(url, file, files);
  if (url.startsWith('/') && !url.startsWith('//')) return siteFault(url, files);
  if (url.startsWith('mailto:')) {
    const address = decodeURIComponent(url.replace(/^mailto:|\?.*/g, ''));
    if (address === '{email}' || isEmailAddress(address)) return undefined;
    return `writes to "${address}", which is not an e-mail address. Write mailto:{email}, or mailto: and a complete address.`;
  }
  if (url.startsWith('tel:'))
    return /^tel:\+?[\d-]+$/.test(url) ? undefined : 'should have only digits: tel:+442079460000';
  if (isWebAddress(url)) return undefined;
  if (/^https?:/i.test(url))
    return `leads to "${url}", which is not a web address. Write for example: https://example.com`;
  const notFound = `leads to "${url}", which a browser cannot find.`;
  if (isEmailAddress(url)) return `${notFound} Write mailto:${url}`;
  if (url.startsWith('www.')) return `${notFound} Write https://${url}`;
  return `${notFound} Write /about for a page of this site, or https:// before another site.`;
}

export function checkLinks(file: string, files: ContentFiles): LineProblem[] {
  const faultOf = (url: string): string | undefined => {
    try {
      return linkFault(url, file, files);
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      return 'has a % that does not begin a character code. For a percent sign, write %25.';
    }
  };
  return files.document(file).nodes.flatMap((node) => {
    const { type, line, label, url = '' } = node;
    // The parser takes the footnote `[^1]: The note` for a link definition. checkBodyMarkup reports it.
    const isLink = (type === 'link' || type === 'definition') && !label?.startsWith('^');
    const fault = isLink ? faultOf(url) : undefined;
    return fault ? { line, message: `the link "${plainText(node) || url}" ${fault}` } : [];
  });
}
