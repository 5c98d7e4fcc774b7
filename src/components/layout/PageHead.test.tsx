import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import type { BarGround } from '../../content/shape/pages';
import { PageHead } from './PageHead';
import { siteSample } from './testing/siteSample';

// Gatsby takes page queries out of a component when it builds; outside of a build its `graphql` throws.
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const page = { name: 'About', title: 'What we do', description: 'Design and development.' };

function head(path = '/about', bar: BarGround = 'light', language = 'en-GB') {
  const site = { ...siteSample, agency: { ...siteSample.agency, language } };
  render(<PageHead page={{ ...page, path, bar }} site={site} />);
  const { title, metaTags, linkTags, scriptTags, htmlAttributes } = Helmet.peek();
  const tags = metaTags as unknown as Record<string, string>[];
  const meta = (name: string) =>
    tags.filter((tag) => tag.name === name || tag.property === name).map(({ content }) => content);
  return { title, meta, tags, linkTags, scriptTags, htmlAttributes };
}

test('title, description and language are those of the page', () => {
  const { title, meta, htmlAttributes } = head();
  expect(title).toBe('What we do');
  expect(meta('description')).toEqual(['Design and development.']);
  expect(htmlAttributes).toEqual({ lang: 'en-GB' });
});

test.each([
  ['/', 'https://www.heddle.example/'],
  ['/about', 'https://www.heddle.example/about'],
])('the canonical address of %s is %s, for Open Graph too', (path, url) => {
  const { linkTags, meta } = head(path);
  expect(linkTags).toContainEqual({ rel: 'canonical', href: url });
  expect(meta('og:url')).toEqual([url]);
});

test.each([
  ['/', 'https://www.heddle.example/share/home.jpg'],
  ['/about', 'https://www.heddle.example/share/about.jpg'],
])('%s is shared with its own picture', (path, image) => {
  const { meta } = head(path);
  expect(meta('og:image')).toEqual([image]);
  expect(meta('twitter:image')).toEqual([image]);
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual([['1200'], ['630']]);
});

test('a shared link shows title, description and a large picture with its words', () => {
  const { meta } = head();
  for (const card of ['og', 'twitter']) {
    expect(meta(`${card}:title`)).toEqual(['What we do']);
    expect(meta(`${card}:description`)).toEqual(['Design and development.']);
    expect(meta(`${card}:image:alt`)).toEqual(['What we do']);
  }
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect(meta('og:type')).toEqual(['website']);
  expect(meta('og:site_name')).toEqual(['Heddle']);
});

test.each([
  ['en-GB', 'en_GB'],
  ['en', 'en_US'],
  ['de', 'de_DE'],
])('the language %s is %s for Open Graph, which wants a territory', (language, locale) => {
  expect(head('/about', 'light', language).meta('og:locale')).toEqual([locale]);
});

test('the colours around a page are the ground that it begins with, in both schemes', () => {
  const themes = (bar: BarGround) => head('/about', bar).meta('theme-color');
  expect(themes('light')).toEqual([siteSample.brand.paper, siteSample.brand.darkPage]);
  for (const bar of ['dark', 'solid', 'split'] as const)
    expect(themes(bar)).toEqual([siteSample.brand.ground, siteSample.brand.ground]);
  expect(
    head()
      .tags.filter(({ name }) => name === 'theme-color')
      .map(({ media }) => media),
  ).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('icons and the manifest are files of the site', () => {
  const links = head().linkTags as unknown as { rel: string; href: string }[];
  expect(links.filter(({ rel }) => rel !== 'canonical').map(({ href }) => href)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]);
});

test('structured data is in the head as data', () => {
  const [script] = head().scriptTags as unknown as { type: string; innerHTML: string }[];
  expect(script?.type).toBe('application/ld+json');
  expect(JSON.parse(script?.innerHTML ?? '')).toHaveProperty('@graph');
});
