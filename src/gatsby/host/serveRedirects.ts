import { contentFiles } from '../../content/read/contentFiles';
import { pagesIn } from '../../content/read/pagesIn';
import { redirectsIn } from '../../content/read/redirectsOf';
import {
  addressKey,
  isBelow,
  isWildcard,
  oldAddressOf,
} from '../../content/shape/oldAddress';
import { servedAddresses } from '../../content/shape/servedAddresses';
import type { HostRule } from './hostRule';
import { redirectRules } from './redirectRules';

/** The parts of Express's request and response that serveRedirects uses. */
interface DevRequest {
  path: string;
}

interface DevResponse {
  redirect: (status: number, address: string) => void;
}

const matches = ({ route }: HostRule, address: string): boolean =>
  isWildcard(route)
    ? isBelow(address, route)
    : addressKey(route) === addressKey(address);

/** Decodes an address. Returns an address with a wrong code unchanged. */
function decoded(path: string): string {
  try {
    return oldAddressOf(path);
  } catch {
    return path;
  }
}

/** Returns the address to which an old address of a content folder leads. */
function newAddressOf(path: string, contentFolder: string): string | undefined {
  const files = contentFiles(contentFolder);
  const pages = pagesIn(files).flatMap(({ addresses }) => addresses);
  const served = servedAddresses(pages, files.staticUrls);

  const { exact, folders } = redirectRules(
    redirectsIn(files),
    'likely',
    served,
  );
  const address = decoded(path);
  const rule = [...exact, ...folders].find((each) => matches(each, address));

  return rule?.redirect;
}

/**
 * Creates a request handler of `npm run dev` that redirects old addresses as
 * the host does. Reads redirects.md at each request, so a change counts at
 * once.
 */
export const serveRedirects =
  (contentFolder = 'content') =>
  (request: DevRequest, response: DevResponse, next: () => void): void => {
    const address = newAddressOf(request.path, contentFolder);

    if (address === undefined) next();
    else response.redirect(301, address);
  };
