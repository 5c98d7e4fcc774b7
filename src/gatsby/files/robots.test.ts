import { robots } from './robots';
import { siteFacts } from './testing/siteFacts';

test('robots may read everything and are told where the sitemap is', () => {
  expect(robots(siteFacts).trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://www.heddle.example/sitemap.xml',
  ]);
});
