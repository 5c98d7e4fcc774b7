import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import type { BarGround } from '../../content/shape/pages';
import { PageHead } from './PageHead';
import { siteSample } from './testing/siteSample';

// `graphql` throws outside of a build, which removes the calls.
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const about = { path: '/about', name: 'About', title: 'What we do', description: 'We design.' };

/** Renders the head of About with another path, bar or language. `meta` returns the contents of the meta tags of a name. */
function renderHead({ path = '/about', bar = 'light' as BarGround, language = 'en-GB' } = {}) {
  const site = { ...siteSample, agency: { ...siteSample.agency, language } };
  render(<PageHead page={{ ...about, path, bar }} site={site} />);
  const { metaTags, ...others } = Helmet.peek();
  // react-helmet returns an object with the attributes of each tag; its types say elements.
  const tags = metaTags as unknown as Record<string, string>[];
  const meta = (name: string) =>
    tags.filter((tag) => tag.name === name || tag.property === name).map(({ content }) => content);
  return { ...others, meta, tags };
}

test('has the page’s title, description and language, and a large card for social networks with the site’s name', () => {
  const { title, meta, htmlAttributes } = renderHead();
  expect(title).toBe('What we do');
  expect(meta('description')).toEqual(['We design.']);
  expect(htmlAttributes).toEqual({ lang: 'en-GB' });
  for (const prefix of ['og', 'twitter']) {
    expect(meta(`${prefix}:title`)).toEqual(['What we do']);
    expect(meta(`${prefix}:description`)).toEqual(['We design.']);
    expect(meta(`${prefix}:image:alt`)).toEqual(['What we do']);
  }
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect(meta('og:type')).toEqual(['website']);
  expect(meta('og:site_name')).toEqual(['Heddle']);
});

test.each([
  ['/', 'https://www.heddle.example/', 'home'],
  ['/about', 'https://www.heddle.example/about', 'about'],
])(
  '%s has the canonical address %s and its own share image of 1200 by 630 px',
  (path, url, name) => {
    const { linkTags, meta } = renderHead({ path });
    const image = `https://www.heddle.example/share/${name}.jpg`;
    expect(linkTags).toContainEqual({ rel: 'canonical', href: url });
    expect(meta('og:url')).toEqual([url]);
    expect(meta('og:image')).toEqual([image]);
    expect(meta('twitter:image')).toEqual([image]);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual([['1200'], ['630']]);
  },
);

test.each([
  ['en-GB', 'en_GB'],
  ['en', 'en_US'],
  ['de', 'de_DE'],
])('the language %s is %s for Open Graph, which requires a territory', (language, locale) => {
  expect(renderHead({ language }).meta('og:locale')).toEqual([locale]);
});

test('theme-color is the background at the top of the page, in both colour schemes', () => {
  const { ground, paper, darkPage, darkGround } = siteSample.brand;
  const { meta, tags } = renderHead();
  expect(meta('theme-color')).toEqual([paper, darkPage]);
  expect(tags.flatMap(({ media }) => media ?? [])).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  for (const bar of ['dark', 'solid', 'split'] as const)
    expect(renderHead({ bar }).meta('theme-color')).toEqual([ground, darkGround]);
});

test('links the icons and the manifest, and has structured data inline', () => {
  const { linkTags, scriptTags } = renderHead();
  const files = linkTags.filter(({ rel }) => rel !== 'canonical');
  expect(files.map(({ href }) => href)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]);
  expect(scriptTags).toEqual([
    { type: 'application/ld+json', innerHTML: expect.stringContaining('"@graph"') },
  ]);
});
