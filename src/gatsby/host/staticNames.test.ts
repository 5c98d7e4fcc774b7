import { BRANDS } from '../../../testing/brands';
import { brandAssets } from '../drawings/brandAssets';
import { icons } from '../drawings/icons';
import { textFiles } from '../files/textFiles';
import { hostConfig } from './hostConfig';
import { staticNameFault } from './staticNames';

const addresses = ['/', '/home', '/about', '/work/loom'];
const faultOf = (path: string) => staticNameFault(path, addresses);

const IS_OURS =
  'has the name of a file that the site writes itself. Give it another name, or delete it.';
const usedFolder = (name: string) =>
  `is or lies in "${name}", a name that the site needs for its own files. Use another folder.`;
const pageName = (address: string) =>
  `has the name of the page ${address}. Give the file another name.`;

test.each([
  ['favicon.ico', IS_OURS],
  ['Robots.txt', IS_OURS], // the same file as robots.txt on some computers
  ['404.html', IS_OURS],
  ['index.html', IS_OURS],
  ['.well-known/security.txt', IS_OURS],
  // would replace the rules of the host
  ['docs/staticwebapp.config.json', IS_OURS],
  ['static/prices.pdf', usedFolder('static')],
  ['Admin/index.html', usedFolder('Admin')],
  ['api/enquiry', usedFolder('api')],
  ['share', usedFolder('share')],
  ['about', pageName('/about')],
  ['about.html', pageName('/about')],
  ['About/index.html', pageName('/about')],
  ['home.html', pageName('/home')],
  ['work', pageName('/work/loom')],
  ['work/loom.html', pageName('/work/loom')],
  [
    'files/App_Data/prices.pdf',
    'is in a folder named "app_data", and the host never serves those. Rename the folder.',
  ],
  [
    'Bin/tool.zip',
    'is in a folder named "bin", and the host never serves those. Rename the folder.',
  ],
  [
    'customers.MDB',
    'ends in .mdb, and the host never serves such files. Put it into a ZIP file.',
  ],
  [
    'a*b.pdf',
    'has a * in its name, which the rules of the host take for any name. Rename it.',
  ],
])('refuses %s: it %s', (path, fault) => {
  expect(faultOf(path)).toBe(fault);
});

test.each([
  'prices.pdf',
  'about.pdf',
  'about/team.vcf',
  'work/loom.pdf',
  'docs/index.html',
  'docs/robots.txt',
  'google0123456789abcdef.html',
  '.well-known/apple-app-site-association',
  'bin.zip',
])('accepts %s', (path) => {
  expect(faultOf(path)).toBeUndefined();
});

test.each([
  ['fair', 'fair.html'],
  ['fair/index.html', 'fair.html'],
  ['docs/fair', 'docs/fair/index.html'],
])(
  'refuses %s beside %s, because both would have one address',
  (path, other) => {
    expect(staticNameFault(path, addresses, [path, other, 'fair.pdf'])).toBe(
      `has the same address as static/${other}. Give one of the two another name.`,
    );
    expect(
      staticNameFault(path, addresses, [path, 'fair.pdf', 'Fair.html']),
    ).toBeUndefined();
  },
);

test('refuses each file that a build writes', async () => {
  const brand = BRANDS['only pastels']; // Any brand will do.
  const content = {
    site: { siteMetadata: { siteUrl: '' } },
    agency: { name: '', strapline: '', language: 'en', email: '' },
    pages: { nodes: [] },
  };

  const written = [
    ...Object.keys(textFiles(content, brand, new Date())),
    ...Object.keys(await icons(await brandAssets(brand), 'Heddle')),
  ];

  expect(written).not.toEqual([]);
  expect(written.filter((path) => faultOf(path) === undefined)).toEqual([]);
});

test('refuses a file in each folder of the host’s rules, except .well-known', () => {
  const { routes } = hostConfig({ addresses, csp: '', hasEditor: true });

  // `/art/*` → `art/file`
  const inFolders = routes
    .flatMap(({ route }) => /^\/(.+)\/\*$/.exec(route)?.[1] ?? [])
    // Staff may put files into it, too.
    .filter((folder) => folder !== '.well-known')
    .map((folder) => `${folder}/file`);

  expect(inFolders).not.toEqual([]);
  expect(inFolders.filter((path) => faultOf(path) === undefined)).toEqual([]);
});
