/**
 * Folders into which Gatsby or this project writes, or for which the host has
 * rules.
 */
export const SITE_FOLDERS: readonly string[] = [
  '.auth',
  '404',
  '_gatsby',
  'admin',
  'api',
  'art',
  'fonts',
  'page-data',
  'share',
  'slice-data',
  'static',
  '~partytown',
];

/** Files that Gatsby or this project writes outside of these folders. */
export const SITE_FILES: readonly string[] = [
  '.well-known/security.txt',
  '404.html',
  'apple-touch-icon.png',
  'chunk-map.json',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'index.html',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'webpack.stats.json',
];
