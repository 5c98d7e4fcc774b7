import type { ContentFiles } from '../../../content/read/contentFiles';
import { takenAddressFault } from '../../../content/check/redirectFault';
import { fieldProblem, type Problem } from '../../../content/check/problem';
import { pagesIn } from '../../../content/read/pagesIn';
import { writtenAddress } from '../../../content/shape/oldAddress';
import { redirectsKind } from '../../../content/shape/kinds/redirects';
import { MAX_CONFIG_BYTES } from '../hostConfig';
import {
  CSP_LENGTH_OF_PAGE,
  hostedSite,
  type HostedSite,
  plannedBytes,
} from '../hostSpace';
import { topFolderOf } from '../wholeFolders';
import { joinAdvice } from './joinAdvice';

/** Number of times that the host's rules have the address of a top page. */
const REPEATS_OF_ADDRESS = 6;

const format = new Intl.NumberFormat('en-GB');

/** Returns `20,000 bytes`. */
const bytesText = (bytes: number): string => `${format.format(bytes)} bytes`;

/** Says how much too large the host's file of rules would be. */
const excessText = (excess: number): string =>
  `for which the host’s file of rules would be ${bytesText(excess)} larger than Azure allows (${bytesText(MAX_CONFIG_BYTES)})`;

function redirectsProblem(
  site: HostedSite,
  files: ContentFiles,
  bytesOfOthers: number,
): Problem {
  const left = bytesText(Math.max(0, MAX_CONFIG_BYTES - bytesOfOthers));
  const needed = bytesText(plannedBytes(site) - bytesOfOthers);

  const advice = joinAdvice(
    site.redirects,
    (wildcard) => !takenAddressFault(writtenAddress(wildcard), files),
  );
  const message = `needs ${needed} in the host’s file of rules, and ${left} of Azure’s ${format.format(MAX_CONFIG_BYTES)} are left for it. ${advice}`;

  return {
    file: `content/${redirectsKind.path}`,
    ...fieldProblem(files.document(redirectsKind.path), ['redirects'], message),
  };
}

/** Returns the pages at the top, such as `/imprint`, longest address first. */
const topPages = (files: ContentFiles) =>
  pagesIn(files)
    .flatMap(({ file, addresses }) =>
      addresses.map((address) => ({ file, address })),
    )
    .filter(({ address }) => topFolderOf(address) === '')
    .sort((one, other) => other.address.length - one.address.length);

/** Returns the folder, such as `/work`, that has the most pages. */
function largestFolder({ addresses }: HostedSite) {
  const folders = addresses.map(topFolderOf).filter(Boolean);

  const [largest] = [...new Set(folders)]
    .map((folder) => ({
      folder,
      count: folders.filter((other) => other === folder).length,
    }))
    .sort((one, other) => other.count - one.count);

  return largest;
}

/** Reports a folder with so many pages that no shorter names would help. */
function folderProblem(site: HostedSite, excess: number): Problem {
  const { folder = '/pages', count = 0 } = largestFolder(site) ?? {};
  const pages = Math.ceil(excess / CSP_LENGTH_OF_PAGE);
  const message = `has ${count} pages, ${excessText(excess)}. Publish ${pages} fewer pages in all.`;

  return { file: `content${folder}/`, line: 1, message };
}

function pagesProblem(
  site: HostedSite,
  files: ContentFiles,
  excess: number,
): Problem {
  const pages = topPages(files);
  const letters = Math.ceil(excess / REPEATS_OF_ADDRESS);
  const lettersOfPages = pages.map(({ address }) => address).join('').length;

  if (letters > lettersOfPages) return folderProblem(site, excess);

  const { file = 'pages/' } = pages[0] ?? {};
  const message = `has the longest of ${site.addresses.length} addresses, ${excessText(excess)}. Merge some of the pages, or give the files in content/pages/ shorter names: ${letters} fewer letters in all.`;

  return { file: `content/${file}`, line: 1, message };
}

function staticProblem(site: HostedSite, excess: number): Problem {
  const bytesWithout = (path: string): number =>
    plannedBytes({
      ...site,
      staticPaths: site.staticPaths.filter((other) => other !== path),
    });

  const [largest = ''] = [...site.staticPaths].sort(
    (one, other) => bytesWithout(one) - bytesWithout(other),
  );
  const message = `is one of ${site.staticPaths.length} files ${excessText(excess)}. Put .html files, scripts, style sheets and files without an ending into one folder of static/.`;

  return { file: `static/${largest}`, line: 1, message };
}

/**
 * Reports content whose rules are larger than the host allows. Call for content
 * without other errors.
 */
export function checkSpace(
  files: ContentFiles,
  staticPaths: readonly string[],
): Problem[] {
  const site = hostedSite(files, staticPaths);
  const bytes = plannedBytes(site);

  if (bytes <= MAX_CONFIG_BYTES) return [];

  const withoutRedirects = { ...site, redirects: [] };
  const bytesOfOthers = plannedBytes(withoutRedirects);

  if (bytesOfOthers <= MAX_CONFIG_BYTES)
    return [redirectsProblem(site, files, bytesOfOthers)];

  const excess = bytesOfOthers - MAX_CONFIG_BYTES;
  const bytesOfPages = plannedBytes({ ...withoutRedirects, staticPaths: [] });
  const bytesOfFiles = plannedBytes({ ...withoutRedirects, addresses: ['/'] });

  return bytesOfPages >= bytesOfFiles
    ? [pagesProblem(site, files, excess)]
    : [staticProblem(site, excess)];
}
