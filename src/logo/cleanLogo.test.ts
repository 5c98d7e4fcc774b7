import { cleanLogo } from './cleanLogo';

// cleanLogo turns `style` into attributes.
const SHAPE = '<path style="fill:#c1121f" d="M0 0h10v10z"/>';
const shapeWith = (attribute: string): string =>
  `<path ${attribute} d="M0 0h1v3z"/>`;
const USES_G = shapeWith('fill="url(#g)"');
const OTHER_URL = 'https://x.example/#a';
const LEADS_ELSEWHERE = `leads to elsewhere: ${OTHER_URL}`;
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = 'viewBox="0 0 40 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const gradientTo = (attribute: string): string =>
  svg(`<linearGradient id="g" ${attribute}/>${USES_G}`);

test('keeps shapes, colours and the viewBox, and hides the logo from screen readers', () => {
  const beforeRoot = '\uFEFF<?xml version="1.0"?><!-- Made by hand -->';
  const inner = `<title>M</title><desc>Ours</desc>${SHAPE}`;
  // Additional spaces are allowed.
  const logo = cleanLogo(beforeRoot + svg(inner, 'viewBox=" 0 0  4 2"'));

  // Shapes without a colour inherit the fill of <svg>, which is the text
  // colour.
  expect(logo).toMatch(
    /^<svg [^>]*viewBox="0 0 4 2" fill="currentColor" aria-hidden="true" focusable="false">/,
  );
  expect(logo).toContain('<path d="M0 0h10v10z" fill="#c1121f"/>');
  expect(logo).not.toMatch(/title|desc/);
});

test('allows a gradient that refers to another one in the same file', () => {
  const defs =
    '<linearGradient id="a"><stop/></linearGradient><linearGradient id="g" href="#a"/>';

  expect(cleanLogo(svg(defs + USES_G))).toContain('href="#');
});

test('gives a gradient different ids in the coloured and the monochrome logo', () => {
  const source = svg(
    `<linearGradient id="g"><stop stop-color="#fc0"/></linearGradient>${USES_G}`,
  );
  const idIn = (logo: string) => / id="(\w+)"/.exec(logo)?.[1];
  const colouredId = idIn(cleanLogo(source));

  expect(colouredId).toBeDefined();
  expect(colouredId).not.toBe(idIn(cleanLogo(source, 'monochrome')));
});

test('keeps black in a mask black in the monochrome version', () => {
  const mask =
    '<mask id="m"><path fill="#fff" d="M0 0h9v9z"/><path fill="#000" d="M1 1h2v2z"/></mask>';
  const shape = '<path fill="#fc0" mask="url(#m)" d="M0 0h10v10z"/>';
  const logo = cleanLogo(svg(mask + shape), 'monochrome');

  // SVGO removes the fill #000, SVG's default, from the second path, which then
  // inherits #000 from the mask.
  expect(logo).toMatch(
    /<mask id="\w+" fill="#000"><path fill="#fff" [^>]*><path d="M1 1h2v2z"\/>/,
  );
});

test('gives every shape the text colour in the monochrome version', () => {
  // By default, SVGO leaves .b there: two shapes use it.
  const style = '<style>.a{fill:#fc0}.b{fill:none;stroke:#00f}</style>';
  const shapes = ['class="a"', 'class="b"', 'class="b" stroke-width="2"']
    .map(shapeWith)
    .join('');
  const logo = cleanLogo(svg(`${style}${shapes}${SHAPE}`), 'monochrome');

  expect(logo).not.toMatch(/(fill|stroke)="#/);
  expect(logo).toContain('stroke="currentColor"');
});

test.each([
  ['transparent', 'none'],
  ['rgba(0,0,0,0)', 'none'],
  ['rgba(255, 0, 0, 0.0)', 'none'],
  ['rgb(0 0 0 / 0%)', 'none'],
  ['#ff000000', 'none'],
  ['#f000', 'none'],
  ['rgba(0,0,0,0.5)', 'currentColor'],
  ['rgb(255,0,0)', 'currentColor'],
  ['#f00', 'currentColor'],
  ['#ff0000', 'currentColor'],
  ['#ff000080', 'currentColor'],
])(
  'gives a shape with the fill %s the fill %s in the monochrome version',
  (colour, fill) => {
    const style = `<style>.a{fill:${colour}}</style>`;
    const inAttribute = `<rect width="8" height="9" fill="${colour}"/>`;
    const inStyle = '<rect class="a" width="9" height="9"/>';
    const logo = cleanLogo(svg(style + inAttribute + inStyle), 'monochrome');
    const fills = [...logo.matchAll(/<path[^>]* fill="(\w+)"/g)];

    expect(fills.map(([, name]) => name)).toEqual([fill, fill]);
  },
);

test.each([
  [
    'in a style',
    '<path style="fill:#FF6A3D;fill:color(display-p3 1.0000 0.4157 0.2392);fill-opacity:.5" d="M0 0h1v3z"/>',
  ],
  [
    'at the end of a style',
    '<path style="fill-opacity:.5;fill:#FF6A3D;fill:color(display-p3 1 0.4157 0.2392)" d="M0 0h1v3z"/>',
  ],
  [
    'in a rule',
    '<style>.a{fill:#FF6A3D;fill:color(display-p3 1 0.4157 0.2392)}.b{fill-opacity:.5}</style><path class="a b" d="M0 0h1v3z"/>',
  ],
])('keeps the sRGB colour before a Display P3 colour %s', (_, shape) => {
  const logo = cleanLogo(svg(shape));

  expect(logo).toContain('fill="#ff6a3d"');
  expect(logo).toContain('fill-opacity=".5"');
  expect(logo).not.toContain('display-p3');
});

test.each([
  ['no unit', 'width="40" height="20"', '0 0 40 20'],
  ['px', 'width="40px" height="20.5px"', '0 0 40 20.5'],
  ['mm', 'width="210mm" height="297mm"', '0 0 793.7 1122.5'],
  [
    'pt, and an invalid viewBox',
    'width="30pt" height="3pt" viewBox=""',
    '0 0 40 4',
  ],
])(
  'gives a logo with a width and a height in %s a viewBox',
  (_, size, viewBox) => {
    const logo = cleanLogo(svg(SHAPE, size));

    expect(logo).toContain(` viewBox="${viewBox}"`);
    expect(logo).not.toMatch(/ (width|height)=/);
  },
);

test('keeps the size of an SVG inside the logo', () => {
  const size = 'width="24" height="24" viewBox="0 0 12 12"';

  expect(cleanLogo(svg(svg(SHAPE, size)))).toContain(` ${size}>`);
});

test('keeps the shape of a clip group of Illustrator, which <use> names', () => {
  const clip =
    '<defs><rect id="S1" x="1" width="4" height="4"/></defs><clipPath id="S2"><use xlink:href="#S1" style="overflow:visible;"/></clipPath>';
  const group = `<g style="clip-path:url(#S2);">${SHAPE}</g>`;
  const logo = cleanLogo(svg(clip + group, `viewBox="0 0 9 9" ${XLINK}`));

  expect(logo).toMatch(/<clipPath id="\w+"><path d="M1 0h4v4H1z"/);
  expect(logo).not.toContain('<use');
});

test('draws a copied shape where <use> puts it, in the colours that it lacks', () => {
  const shape = '<path id="a" style="stroke:#00f" d="M0 0h1v3z"/>';
  const use = '<use href="#a" x="10" y="2" fill="#fc0"/>';

  expect(cleanLogo(svg(shape + use))).toContain(
    '<path fill="#fc0" d="M0 0h1v3z" transform="translate(10 2)" stroke="#00f"/>',
  );
});

test('draws the letters that a PDF has turned into copied groups', () => {
  const letter = '<defs><g id="a"><path d="M0 0h1v3z"/></g></defs>';
  const uses = '<use xlink:href="#a" x="4" y="9"/><use xlink:href="#a" x="7"/>';
  const logo = cleanLogo(
    svg(`${letter}<g fill="#fc0">${uses}</g>`, `viewBox="0 0 9 9" ${XLINK}`),
  );

  expect(logo).toContain('<g fill="#fc0"><path d="M4 9h1v3zM7 0h1v3z"/></g>');
});

test.each(['own', 'monochrome'] as const)(
  'removes blend modes, but no other style, from a logo in %s colours',
  (colours) => {
    const style =
      '<style>.a{mix-blend-mode:multiply;fill:#fc0}.b{isolation:isolate}</style>';
    const shapes = `<g class="b">${shapeWith('class="a"')}${shapeWith('style="mask-type:alpha;mix-blend-mode:screen"')}</g>`;
    const logo = cleanLogo(svg(style + shapes), colours);

    expect(logo).not.toMatch(/blend|isolat/);
    expect(logo).toContain('mask-type');
  },
);

test.each([
  ['a script', svg(`<script>alert(1)</script>${SHAPE}`), 'has a script in it'],
  [
    'an event handler',
    svg(shapeWith('onclick="alert(1)"')),
    'has a script in it',
  ],
  ['text', svg('<text>Ours</text>'), 'has text in it'],
  [
    'a picture',
    svg('<image href="data:image/png;base64,AA"/>'),
    'is a picture inside an SVG, and a logo needs vectors',
  ],
  [
    'a large picture in a pattern, as Figma writes it',
    svg(
      `<rect width="9" height="9" fill="url(#p)"/><defs><pattern id="p"><use xlink:href="#i"/></pattern><image id="i" xlink:href="data:image/png;base64,${'A'.repeat(330_000)}"/></defs>`,
      `viewBox="0 0 9 9" ${XLINK}`,
    ),
    'is a picture inside an SVG, and a logo needs vectors',
  ],
  [
    'a link',
    svg(`<a href="https://x.example">${SHAPE}</a>`),
    'has a link in it (<a>)',
  ],
  [
    'editing data of Illustrator',
    svg(`<switch><foreignObject/><g>${SHAPE}</g></switch>`),
    'clear "Preserve Illustrator Editing Capabilities"',
  ],
  [
    'namespaces of Illustrator',
    `<!DOCTYPE svg [<!ENTITY ns_ai "http://a">]>${svg(SHAPE)}`,
    'clear "Preserve Illustrator Editing Capabilities"',
  ],
  [
    'a symbol',
    svg(`<symbol id="a">${SHAPE}</symbol><use href="#a"/>`),
    'has a symbol in it',
  ],
  ['an animation', svg('<animate/>'), 'has <animate> in it'],
  ['an external href', gradientTo(`href="${OTHER_URL}"`), LEADS_ELSEWHERE],
  [
    'an external xlink:href',
    gradientTo(`${XLINK} xlink:href="${OTHER_URL}"`),
    LEADS_ELSEWHERE,
  ],
  [
    'an external fill',
    svg(shapeWith(`fill="url(${OTHER_URL})"`)),
    'leads to elsewhere: url(',
  ],
  [
    'a shadow',
    svg(`<filter id="f"/>${shapeWith('filter="url(#f)"')}`),
    'effect in it (<filter>)',
  ],
  [
    'a pattern',
    svg(`<pattern id="g">${SHAPE}</pattern>${USES_G}`),
    'a pattern in it (<pattern>)',
  ],
  [
    'a copy of a group of copies',
    svg(
      `<g id="a">${SHAPE}</g><g id="b"><g><use href="#a"/></g></g><use href="#b"/>`,
    ),
    'copies shapes with <use>',
  ],
  [
    'a copy of something that is not there',
    svg('<use href="#a"/><use/>'),
    'copies shapes with <use>',
  ],
  [
    'imported styles',
    svg(`<style>@import url(a);</style>${SHAPE}`),
    'has <style> in it',
  ],
  ['no shape', svg('<g/>'), 'draws nothing'],
  ['invalid XML', svg('<path d="M0 0h1v3z"></g>'), 'cannot be read as SVG'],
  [
    'a size above 100 kB',
    svg(SHAPE.repeat(2300)),
    'is 102 kB large, and 100 kB fit',
  ],
  [
    'a size in percent and no viewBox',
    svg(SHAPE, 'width="100%" height="100%"'),
    'has no viewBox',
  ],
  [
    'a viewBox without a height',
    svg(SHAPE, 'viewBox="0 0 40 0"'),
    'has no viewBox',
  ],
  [
    'a viewBox without a width',
    svg(SHAPE, 'viewBox="0 0 0 20"'),
    'has no viewBox',
  ],
  ['a viewBox of a word', svg(SHAPE, 'viewBox="none"'), 'has no viewBox'],
  ['the data of a PNG', '\x89PNG\r\n\x1a\n', 'is no SVG'],
  ['a web page around it', `<html>${svg(SHAPE)}</html>`, 'is no SVG'],
  [
    'a missing end',
    svg(SHAPE).replace('"/></svg>', ''),
    'cut short or damaged',
  ],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(SHAPE)}`,
    'has entities of its own',
  ],
])('refuses a logo with %s', (_, source, fault) => {
  expect(() => cleanLogo(source)).toThrow(fault);
});
