import { extname, join } from 'node:path';
import {
  type ContentFiles,
  contentFiles,
} from '../../content/read/contentFiles';
import { pagesIn } from '../../content/read/pagesIn';
import { type Redirect, redirectsIn } from '../../content/read/redirectsOf';
import { createConfig, MAX_CONFIG_BYTES } from './hostConfig';
import { SPELLINGS, type Spellings } from './redirectRules';
import { listStaticFiles } from './staticFiles';

/**
 * Room for the Content-Security-Policy without the hashes of pages, in
 * characters. It is an estimate, because a build makes the policy from the built
 * pages, which the check and the smoke test don't have. The placeholder's policy
 * has 860.
 */
const CSP_LENGTH = 1300;

/** Length of a hash and a space: each page has an inline script of its own. */
export const CSP_LENGTH_OF_PAGE = 54;

/** What decides about the size of the host's file of rules. */
export interface HostedSite {
  /** Addresses of all pages. */
  addresses: readonly string[];

  /** Paths of the files in static/. */
  staticPaths: readonly string[];
  redirects: readonly Redirect[];
}

/**
 * Returns what decides about the size of the host's file of rules.
 * @param staticPaths paths of the files in static/
 */
export const hostedSite = (
  files: ContentFiles,
  staticPaths: readonly string[],
): HostedSite => ({
  addresses: pagesIn(files).flatMap(({ addresses }) => addresses),
  staticPaths,
  redirects: redirectsIn(files),
});

/** Reads the site of a content folder, and of the folder static/ beside it. */
export const readHostedSite = (contentFolder: string): HostedSite =>
  hostedSite(
    contentFiles(contentFolder),
    listStaticFiles(join(contentFolder, '../static')),
  );

/**
 * Returns the greatest size of `staticwebapp.config.json` in bytes, whatever
 * the settings of the build: with the editor, and with a long policy.
 */
export function plannedBytes(
  { addresses, staticPaths, redirects }: HostedSite,
  spellings: Spellings = 'written',
): number {
  const config = createConfig({
    addresses: [...addresses],
    csp: 'x'.repeat(CSP_LENGTH + CSP_LENGTH_OF_PAGE * addresses.length),
    includeSubDomains: true,
    hasEditor: true,
    redirects,
    spellings,
    staticFiles: staticPaths.map((path) => ({
      path,
      // typedCopy.ts copies texts without an ending.
      ...(extname(path) === '' && { copy: `${path}.copy.json` }),
    })),
  });

  return Buffer.byteLength(JSON.stringify(config));
}

/**
 * Returns which spellings of old addresses fit. The build, the check and the
 * smoke test get the same answer for the same files.
 */
export const spellingsThatFit = (site: HostedSite): Spellings =>
  SPELLINGS.find(
    (spellings) => plannedBytes(site, spellings) <= MAX_CONFIG_BYTES,
  ) ?? 'written';
