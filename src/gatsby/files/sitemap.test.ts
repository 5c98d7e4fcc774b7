import { sitemap } from './sitemap';

test('lists each page once, escaped as XML, with the day of its last change', () => {
  const xml = sitemap('https://www.heddle.example', [
    { path: '/', updated: '2021-11-30' },
    { path: '/a&b', updated: '2022-01-02' },
  ]);
  const urls = xml.split('\n').filter((line) => line.includes('<loc>'));

  expect(urls).toEqual([
    '  <url><loc>https://www.heddle.example/</loc>' +
      '<lastmod>2021-11-30</lastmod></url>',
    '  <url><loc>https://www.heddle.example/a&amp;b</loc>' +
      '<lastmod>2022-01-02</lastmod></url>',
  ]);
});

test('gives no day of change for a page without one', () => {
  const xml = sitemap('https://www.heddle.example', [
    { path: '/services/design', updated: null },
  ]);

  expect(xml).toContain(
    '<url><loc>https://www.heddle.example/services/design</loc></url>',
  );
});
