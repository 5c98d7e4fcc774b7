import { robotsTxt } from './robotsTxt';

test('allows every page, and names the sitemap', () => {
  expect(robotsTxt('https://www.heddle.example')).toBe(
    'User-agent: *\nAllow: /\n\n' +
      'Sitemap: https://www.heddle.example/sitemap.xml\n',
  );
});
