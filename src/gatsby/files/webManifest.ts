import type { Brand } from '../../brand/brand';
import type { SiteFacts } from './siteFacts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `site.webmanifest`: name, colours and icons for a visitor who keeps the site on a home screen. */
export const webManifest = (
  { agency }: Pick<SiteFacts, 'agency'>,
  brand: Pick<Brand, 'ground' | 'paper'>,
): string =>
  JSON.stringify({
    name: agency.name,
    short_name: agency.name,
    description: agency.strapline,
    lang: agency.language,
    id: '/',
    start_url: '/',
    scope: '/',
    // A site and no app: it opens with the browser's own controls.
    display: 'browser',
    theme_color: brand.ground,
    background_color: brand.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
