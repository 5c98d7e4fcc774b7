import { sitemap } from './sitemap';
import { siteFacts } from './testing/siteFacts';

test('each page has its one address and the day of its last change', () => {
  const entries = [...sitemap(siteFacts).matchAll(/<loc>(.*)<\/loc><lastmod>(.*)<\/lastmod>/g)];
  expect(entries.map(([, address, day]) => [address, day])).toEqual([
    ['https://www.heddle.example/', '2021-11-30'],
    ['https://www.heddle.example/about', '2022-01-02'],
  ]);
});

test('a character that means something in XML is written so that it does not', () => {
  const pages = siteFacts.pages.map((page) => ({ ...page, path: '/a&b' }));
  expect(sitemap({ ...siteFacts, pages })).toContain('/a&amp;b</loc>');
});
