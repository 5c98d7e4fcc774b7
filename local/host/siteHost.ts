import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { join, posix } from 'node:path';
import { unescape } from 'node:querystring';
import type { HostConfig } from '../../src/gatsby/host/hostConfig';
import { respondWith } from '../respondWith';
import { matchesRoute } from './matchesRoute';
import { CONFIG_PATH, findWholeBuild } from './previousBuild';
import { readSiteFile, type SiteFile } from './readSiteFile';
import { setAzureHeaders } from './setAzureHeaders';

type Rule = HostConfig['routes'][number];

/** Matches in any case, as Azure does for functions. */
const FUNCTION_URL = /^\/api\//i;

/**
 * Every 5 s, the server aborts each request that has not arrived completely
 * within 30 s, so that no request keeps a connection open.
 */
const TIMEOUTS_MS = {
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/** When a browser should ask again for a site that is being built, in s. */
const RETRY_AFTER_S = 5;

const UNFINISHED =
  'The build of the site is not finished. Wait until it is, or start it again if it has failed.';

/** What the host says in the terminal if `public/` has no whole site. */
const NOTICES = {
  previous: `${UNFINISHED} Until then, visitors see the previous build.`,
  none: `${UNFINISHED} Until then, every page answers 503.`,
};

const readConfig = (siteFolder: string): HostConfig =>
  JSON.parse(readFileSync(join(siteFolder, CONFIG_PATH), 'utf8'));

/** Azure compares decoded paths. `unescape` accepts a malformed path. */
const decodedPath = (url = ''): string => unescape(url.replace(/[?#].*$/, ''));

/**
 * Returns the address to which Azure redirects because of `trailingSlash:
 * never`: `/about/` → `/about`, `/team.html` → `/team`, `/press/index.html` →
 * `/press`.
 */
const canonicalPath = (path: string): string =>
  path.replace(/(\/index)?\.html$|\/$/, '') || '/';

/**
 * Returns the paths of files to try in turn. Returns none if visitors can't
 * read the requested path.
 */
function candidatesFor(path: string, rule: Rule | undefined): string[] {
  const isConfig = posix.normalize(path) === CONFIG_PATH;

  if (isConfig || rule?.statusCode === 404) return [];
  if (rule?.rewrite) return [rule.rewrite];

  // Without a rewrite, Azure looks for pages, too, even if a rule applies: a
  // folder of static/ may have one rule for all of its pages.
  return [path, `${path}.html`, `${path}/index.html`];
}

/**
 * Answers a request for a page or file by the site's rules, as Azure does. A
 * request for `/api/` is for a function.
 */
async function serveFile(
  siteFolder: string,
  { url, method = '', headers: requestHeaders }: IncomingMessage,
): Promise<Response> {
  // Each request reads this file, because a new build may replace it while the
  // host runs.
  const config = readConfig(siteFolder);
  const path = decodedPath(url);
  const rule = config.routes.find(({ route }) => matchesRoute(route, path));

  const read = (file: string) =>
    readSiteFile(
      siteFolder,
      file,
      config.mimeTypes,
      requestHeaders['accept-encoding'],
    );

  const createResponse = (
    status: number,
    moreHeaders = {},
    file?: SiteFile,
  ) => {
    const headers = {
      ...config.globalHeaders,
      ...moreHeaders,
      ...file?.headers,
    };

    return new Response(file?.body, { status, headers });
  };

  if (rule?.redirect)
    return createResponse(rule.statusCode ?? 302, { Location: rule.redirect });

  if (!['GET', 'HEAD'].includes(method))
    return createResponse(405, { Allow: 'GET, HEAD' });

  const canonical = canonicalPath(path);

  if (canonical !== path)
    return createResponse(301, { Location: encodeURI(canonical) });

  for (const candidate of candidatesFor(path, rule)) {
    const file = await read(candidate);

    if (file) return createResponse(200, rule?.headers, file);
  }

  return createResponse(
    404,
    {},
    await read(config.responseOverrides['404'].rewrite),
  );
}

const unfinishedAnswer = (): Response =>
  new Response(UNFINISHED, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(RETRY_AFTER_S),
    },
  });

/**
 * Returns a function that finds the site to serve. It prints a notice at the
 * first request that does not get the newest site, and not at the next ones.
 */
function createBuildFinder(publicFolder: string): () => string | undefined {
  let lastNotice: string | undefined;

  const noticeFor = (folder: string | undefined): string | undefined => {
    if (folder === publicFolder) return undefined;

    return folder ? NOTICES.previous : NOTICES.none;
  };

  return () => {
    const folder = findWholeBuild(publicFolder);
    const notice = noticeFor(folder);

    if (notice && notice !== lastNotice) console.log(notice);

    lastNotice = notice;

    return folder;
  };
}

/**
 * Creates a server that applies a site's `staticwebapp.config.json` as Azure
 * does. During a build it serves the previous site or, if there is none,
 * answers 503. `functions` answer requests for `/api/`.
 */
export function createSiteHost(
  publicFolder: string,
  functions: RequestListener,
): Server {
  const findBuild = createBuildFinder(publicFolder);

  const serveFiles = respondWith(async (request) => {
    const siteFolder = findBuild();

    return siteFolder ? serveFile(siteFolder, request) : unfinishedAnswer();
  });

  return createServer(TIMEOUTS_MS, (request, response) => {
    if (!FUNCTION_URL.test(request.url ?? ''))
      return serveFiles(request, response);

    setAzureHeaders(request);
    functions(request, response);
  });
}
