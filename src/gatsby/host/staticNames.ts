import { basename, extname } from 'node:path';
import { withoutHtml } from '../../content/shape/servedAddresses';
import { SITE_FILES, SITE_FOLDERS } from '../../content/shape/siteNames';

/** Azure reads its rules from files with these names, in any folder. */
const HOST_RULES = ['routes.json', 'staticwebapp.config.json'];

// Azure Static Web Apps runs on IIS, which answers 404 for these folders and
// endings, whatever the rules say. Azure/static-web-apps#1469 reports App_Data,
// #918 reports .resx. The others are the rest of IIS's list.
const REFUSED_FOLDERS =
  /^(bin|app_(browsers|code|data|globalresources|localresources|webreferences))$/;
const REFUSED_ENDINGS = new Set(
  (
    '.ad .adprototype .asa .asax .ascx .browser .cd .compiled .config ' +
    '.cs .csproj .dd .dsdgm .dsprototype .exclude .java .jsl .ldb .ldd ' +
    '.lddprototype .ldf .licx .lsad .lsaprototype .master .mdb .mdf ' +
    '.msgx .refresh .resources .resx .rules .sd .sdm .sdmdocument ' +
    '.sitemap .skin .ssdgm .ssmap .vb .vbproj .vjsproj .vsdisco ' +
    '.webinfo'
  ).split(' '),
);

/**
 * Whether the page and the file would need the same place in public/ or the
 * same rule of the host.
 */
function isPlaceOf(address: string, path: string): boolean {
  const page = address.slice(1);

  return (
    path === page ||
    path === `${page}.html` ||
    path === `${page}/index.html` ||
    // The page would be in a folder, and the file has the name of that folder.
    page.startsWith(`${path}/`)
  );
}

/** Returns the address at which Azure serves a file in static/. */
const addressOf = (path: string): string => withoutHtml(`/${path}`);

/** Says what is wrong if a file has the place of one of the site's files. */
function siteFileFault(path: string): string | undefined {
  const name = path.toLowerCase();
  const [top = ''] = path.split('/');

  // Without a slash in the path, `top` is the file itself.
  if (SITE_FOLDERS.includes(top.toLowerCase()))
    return `is or lies in "${top}", a name that the site needs for its own files. Use another folder.`;

  if (SITE_FILES.includes(name) || HOST_RULES.includes(basename(name)))
    return 'has the name of a file that the site writes itself. Give it another name, or delete it.';

  return undefined;
}

/** Says what is wrong if a file would have the address of a page. */
function pageFault(
  path: string,
  addresses: readonly string[],
): string | undefined {
  const name = path.toLowerCase();
  const taken = addresses.find((address) => isPlaceOf(address, name));

  return taken === undefined
    ? undefined
    : `has the name of the page ${taken}. Give the file another name.`;
}

/** Says what is wrong if a file has the address of another file. */
function twinFault(path: string, paths: readonly string[]): string | undefined {
  const twin = paths.find(
    (other) => other !== path && addressOf(other) === addressOf(path),
  );

  return twin === undefined
    ? undefined
    : `has the same address as static/${twin}. Give one of the two another name.`;
}

/** Says what is wrong if Azure would not serve a file or misread its name. */
function hostFault(path: string): string | undefined {
  const name = path.toLowerCase();
  const folders = name.split('/').slice(0, -1);
  const refused = folders.find((folder) => REFUSED_FOLDERS.test(folder));

  if (refused !== undefined)
    return `is in a folder named "${refused}", and the host never serves those. Rename the folder.`;

  const ending = extname(name);

  if (REFUSED_ENDINGS.has(ending))
    return `ends in ${ending}, and the host never serves such files. Put it into a ZIP file.`;

  if (path.includes('*'))
    return 'has a * in its name, which the rules of the host take for any name. Rename it.';

  return undefined;
}

/**
 * Says what is wrong with the name of a file in static/. Returns `undefined` if
 * the name can be used. Treats `About` and `about` as the same name, as Windows
 * and macOS do.
 * @param path in static/
 * @param addresses of all pages
 * @param paths of all files in static/
 */
export function staticNameFault(
  path: string,
  addresses: readonly string[],
  paths: readonly string[] = [],
): string | undefined {
  return (
    siteFileFault(path) ??
    pageFault(path, addresses) ??
    twinFault(path, paths) ??
    hostFault(path)
  );
}
