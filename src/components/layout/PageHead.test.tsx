import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import type { BarBackground } from '../../content/shape/pages';
import { PageHead } from './PageHead';
import { siteSample } from './testing/siteSample';

// A build removes the calls of `graphql`. Outside of a build, `graphql` throws.
jest.mock('gatsby', () => ({ graphql: () => undefined }));

function renderHead({
  barBackground = 'light' as BarBackground,
  language = 'en-GB',
} = {}) {
  const siteData = {
    ...siteSample,
    agency: { ...siteSample.agency, language },
  };
  const texts = {
    name: 'About',
    title: 'What we do',
    description: 'We design.',
  };

  render(
    <PageHead
      page={{ ...texts, path: '/about', barBackground }}
      siteData={siteData}
    />,
  );
  const { metaTags, ...otherTags } = Helmet.peek();
  // react-helmet returns an object with the attributes of each tag; its types
  // say HTML elements.
  const tags = metaTags as unknown as Record<string, string>[];
  const metaContents = (name: string) =>
    tags
      .filter((tag) => tag.name === name || tag.property === name)
      .map(({ content }) => content);

  return { ...otherTags, metaContents, tags };
}

test('the head has all tags for browsers, search engines and social networks', () => {
  const { title, htmlAttributes, linkTags, scriptTags, metaContents } =
    renderHead();
  const url = 'https://www.heddle.example/about';
  const imageUrl = 'https://www.heddle.example/share/about.jpg';

  expect(title).toBe('What we do');
  // The server sets the language. In the browser a translator may have changed
  // it.
  expect(htmlAttributes).toEqual({});
  const hrefs = [
    url,
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ];

  expect(linkTags.map(({ href }) => href)).toEqual(hrefs);
  expect(linkTags[0]?.rel).toBe('canonical');
  const innerHTML = expect.stringContaining('"@graph"');

  expect(scriptTags).toEqual([{ type: 'application/ld+json', innerHTML }]);
  for (const [name, content] of Object.entries({
    description: 'We design.',
    'og:type': 'website',
    'og:site_name': 'Heddle',
    'og:title': 'What we do',
    'og:description': 'We design.',
    'og:url': url,
    'og:image': imageUrl,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'What we do',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'What we do',
    'twitter:description': 'We design.',
    'twitter:image': imageUrl,
    'twitter:image:alt': 'What we do',
  }))
    expect({ [name]: metaContents(name) }).toEqual({ [name]: [content] });
});

test.each([
  ['en-GB', 'en_GB'],
  ['en', 'en_US'],
  ['de', 'de_DE'],
])(
  'the language %s is %s for Open Graph, which requires a territory',
  (language, locale) => {
    expect(renderHead({ language }).metaContents('og:locale')).toEqual([
      locale,
    ]);
  },
);

test('theme-color is the background at the top of the page, for light and dark colour schemes', () => {
  const { ground, paper, darkPage } = siteSample.brand;
  const { metaContents, tags } = renderHead();

  expect(metaContents('theme-color')).toEqual([paper, darkPage]);
  const media = tags.flatMap((tag) => tag.media ?? []);

  expect(media).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  for (const barBackground of ['dark', 'solid', 'split'] as const)
    expect(renderHead({ barBackground }).metaContents('theme-color')).toEqual([
      ground,
      darkPage,
    ]);
});
