import { redirectRules, type Spellings } from './redirectRules';

/** Returns the routes of redirects such as `/a → /about`. */
function routesOf(
  entries: string[],
  spellings: Spellings = 'written',
  served: string[] = [],
  taken: string[] = [],
) {
  const redirects = entries.map((entry, index) => {
    const [from = '', to = ''] = entry.split(' → ');

    return { index, from, to };
  });
  const { exact, folders } = redirectRules(redirects, spellings, served, taken);

  return [...exact, ...folders].map(
    ({ route, redirect, statusCode }) => `${route} → ${redirect} ${statusCode}`,
  );
}

test('an address has one rule, with 301', () => {
  expect(routesOf(['/a.html → /about'])).toEqual(['/a.html → /about 301']);
});

test('an address with other letters has a rule decoded and one encoded', () => {
  expect(routesOf(['/über uns → /about'])).toEqual([
    '/über uns → /about 301',
    '/%C3%BCber%20uns → /about 301',
  ]);
});

test('with room, an address has rules for small letters, Capitalised and UPPER CASE', () => {
  expect(routesOf(['/Old/my-page.ASPX → /'], 'likely')).toEqual([
    '/Old/my-page.ASPX → / 301',
    '/old/my-page.aspx → / 301',
    '/Old/My-Page.aspx → / 301',
    '/OLD/MY-PAGE.ASPX → / 301',
  ]);
});

test('with less room, an address has a rule for small letters', () => {
  expect(routesOf(['/Old.ASPX → /'], 'small')).toEqual([
    '/Old.ASPX → / 301',
    '/old.aspx → / 301',
  ]);
});

test('a wildcard stands for its folder, too, and below longer wildcards', () => {
  expect(routesOf(['/b/* → /', '/b/2019/* → /about'])).toEqual([
    '/b → / 301',
    '/b/2019 → /about 301',
    '/b/2019/* → /about 301',
    '/b/* → / 301',
  ]);
});

test('an entry for an address is stronger than what other entries stand for', () => {
  expect(routesOf(['/B/* → /', '/b → /about', '/B → /work'], 'likely')).toEqual(
    ['/b → /about 301', '/B → /work 301', '/B/* → / 301', '/b/* → / 301'],
  );
});

test('leaves out addresses that have a rule', () => {
  expect(
    routesOf(['/about/* → /about', '/a → /'], 'likely', [], ['/about', '/A']),
  ).toEqual([
    '/a → / 301',
    '/About → /about 301',
    '/ABOUT → /about 301',
    '/about/* → /about 301',
    '/About/* → /about 301',
    '/ABOUT/* → /about 301',
  ]);
});

test.each([
  ['/Prices.pdf → /prices.pdf', '/prices.pdf', ['/Prices.pdf', '/PRICES.PDF']],
  ['/prices.pdf → /Prices.pdf', '/Prices.pdf', ['/prices.pdf', '/PRICES.PDF']],
  ['/WORK/p1 → /about', '/work/p1', ['/WORK/p1', '/Work/P1', '/WORK/P1']],
  ['/Fair → /', '/fair/index.html', ['/Fair', '/FAIR']],
  [
    '/Work/* → /work/p1',
    '/work/p1',
    ['/Work', '/work', '/WORK', '/Work/*', '/WORK/*'],
  ],
])(
  '%s has rules for all spellings but those that hide %s',
  (entry, served, routes) => {
    const [, to = ''] = entry.split(' → ');

    expect(routesOf([entry], 'likely', [served])).toEqual(
      routes.map((route) => `${route} → ${to} 301`),
    );
  },
);
