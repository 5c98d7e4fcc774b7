import { logosOf } from './logosOf';
import { brand, BRIGHT, DARK, PALE } from './testing/logoColours';
import { logoFolder } from './testing/logoFolder';

const writeLogo = logoFolder();
const ANY_THREADS = ['red', 'green', 'blue']; // No test looks at them.

const fillOf = (svg = ''): string | undefined =>
  / fill="(#\w+)"/.exec(svg)?.[1];

// In the expected fills, `undefined` means the text colour. SVGO shortens
// #00ff00 to #0f0.
test.each([
  {
    name: 'a bright logo',
    logo: BRIGHT,
    fills: { ground: '#0f0', page: undefined, drawer: undefined },
  },
  {
    name: 'a dark logo',
    logo: DARK,
    fills: { ground: undefined, page: '#222', drawer: '#222' },
  },
  {
    name: 'a dark logoOnPaper',
    logo: BRIGHT,
    logoOnPaper: DARK,
    fills: { ground: '#0f0', page: '#222', drawer: '#222' },
  },
  {
    // Light pages show even a pale logoOnPaper.
    name: 'a pale logoOnPaper',
    logo: BRIGHT,
    logoOnPaper: PALE,
    fills: { ground: '#0f0', page: '#fee', drawer: undefined },
  },
])(
  'chooses the logo’s colour on each background: $name',
  async ({ logo, logoOnPaper, fills }) => {
    const logos = await logosOf(
      {
        ...brand,
        logo: writeLogo(logo),
        ...(logoOnPaper && { logoOnPaper: writeLogo(logoOnPaper) }),
      },
      ANY_THREADS,
    );

    expect({
      ground: fillOf(logos.onGround),
      page: fillOf(logos.onPaper),
      drawer: fillOf(logos.inDrawer),
    }).toEqual(fills);
  },
);

test('without a logo, there is no version for light pages alone', async () => {
  const { onPaper } = await logosOf(brand, ANY_THREADS);

  expect(onPaper).toBeUndefined();
});

test('without a logo, the drawer has three threads in the text colour', async () => {
  const { inDrawer } = await logosOf(brand, ANY_THREADS);

  expect(inDrawer.match(/currentColor/g)).toHaveLength(3);
});
