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
    'has a picture in it, which is made of pixels',
  ],
  [
    'a large picture in a pattern, as Figma exports it',
    svg(
      `<pattern id="g"><image href="data:image/png;base64,${'A'.repeat(110_000)}"/></pattern>${USES_G}`,
    ),
    'has a picture in it, which is made of pixels',
  ],
  ['a link', svg(`<a href="https://x.example">${SHAPE}</a>`), 'has <a> in it'],
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
    'copied shapes',
    svg('<use href="#a"/><use href="#a"/>'),
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
    'a size but no viewBox',
    svg(SHAPE, 'width="40" height="20"'),
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
