import type { Brand } from '../../brand/brand';

type Agency = { name: string; strapline: string; language: string };

/** gatsby/drawings/icons.ts draws these files. */
const ICONS = [
  {
    src: '/icon-192.png',
    sizes: '192x192',
    type: 'image/png',
    purpose: 'any',
  },
  {
    src: '/icon-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'any',
  },
  {
    src: '/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
];

/**
 * Returns site.webmanifest: what a phone shows when a visitor puts the site on
 * the home screen.
 */
export function webManifest(
  { name, strapline, language }: Agency,
  { ground, paper }: Brand,
): string {
  const manifest = {
    name,
    short_name: name,
    description: strapline,
    lang: language,
    id: '/',
    start_url: '/',
    scope: '/',
    // The icon on a phone's home screen opens the site in a browser tab.
    display: 'browser',
    theme_color: ground,
    background_color: paper,
    icons: ICONS,
  };

  return JSON.stringify(manifest);
}
