import { hostConfig } from './hostConfig';
import { matchesRoute } from '../../../local/host/matchesRoute';

const { routes } = hostConfig({
  addresses: ['/', '/home', '/about', '/contact', '/privacy'],
  csp: "default-src 'self'",
});

/** Returns the first rule that matches, which is the one that the host applies. */
const ruleFor = (path: string) =>
  routes.find(({ route }) => matchesRoute(route, path));

/** Endings of files that a page loads or that a text may link to. */
const ENDINGS = [
  'js',
  'css',
  'woff2',
  'json',
  'txt',
  'xml',
  'webmanifest',
  'ico',
  'svg',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'pdf',
];

test.each(ENDINGS)(
  'a missing .%s file is not found, instead of leading to Home',
  (ending) => {
    expect(ruleFor(`/lost.${ending}`)).not.toHaveProperty('redirect');
  },
);

test('an address without an ending leads to Home', () => {
  expect(ruleFor('/lost')).toMatchObject({ redirect: '/', statusCode: 302 });
});
