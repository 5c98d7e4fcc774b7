import { cleanLogo } from './cleanLogo';

const SHAPE = '<path style="fill:#c1121f" d="M0 0h10v10z"/>';
/** A shape that refers to a gradient or pattern with the id `g`. */
const FILLED = '<path fill="url(#g)" d="M0 0h1v3z"/>';
const OTHER_SITE = 'https://x.example/#a';
const LEADS_ELSEWHERE = `leads to elsewhere: ${OTHER_SITE}`;
const svg = (inner: string, attributes = 'viewBox="0 0 40 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

test('keeps shapes and colours, removes other content, and hides the logo from assistive technology', () => {
  const beforeRoot = '\uFEFF<?xml version="1.0"?><!-- Made by hand -->';
  const logo = cleanLogo(beforeRoot + svg(`<title>M</title><desc>Ours</desc>${SHAPE}`));
  expect(logo).toMatch(/^<svg [^>]*viewBox="0 0 40 20"[^>]*aria-hidden="true" focusable="false">/);
  expect(logo).toContain('<path d="M0 0h10v10z" fill="#c1121f"/>');
  expect(logo).not.toMatch(/title|desc/);
});

test('accepts additional spaces in the viewBox', () => {
  expect(cleanLogo(svg(SHAPE, 'viewBox=" 0 0  4 2"'))).toContain('<path');
});

test('gives shapes without a colour the text colour', () => {
  expect(cleanLogo(svg('<path d="M0 0h10v10z"/>'))).toMatch(/^<svg [^>]*fill="currentColor"/);
});

test('allows a gradient that refers to another one in the same file', () => {
  const stops = '<linearGradient id="a"><stop/></linearGradient><linearGradient id="g" href="#a"/>';
  expect(cleanLogo(svg(stops + FILLED))).toContain('href="#');
});

test('gives a gradient different ids in the two versions of a logo, because both may be on one page', () => {
  const source = svg(`<linearGradient id="g"><stop stop-color="#fc0"/></linearGradient>${FILLED}`);
  const idIn = (logo: string) => / id="(\w+)"/.exec(logo)?.[1];
  const ownId = idIn(cleanLogo(source));
  expect(ownId).toBeDefined();
  expect(ownId).not.toBe(idIn(cleanLogo(source, 'monochrome')));
});

test('keeps black in a mask black in the monochrome version', () => {
  const mask =
    '<mask id="m"><path fill="#fff" d="M0 0h9v9z"/><path fill="#000" d="M1 1h2v2z"/></mask>';
  const shape = '<path fill="#fc0" mask="url(#m)" d="M0 0h10v10z"/>';
  const logo = cleanLogo(svg(mask + shape), 'monochrome');
  // SVGO removes the fill #000, SVG's default, from the second path. It inherits the mask's.
  expect(logo).toMatch(/<mask id="\w+" fill="#000"><path fill="#fff" [^>]*><path d="M1 1h2v2z"\/>/);
});

test('gives every shape the text colour in the monochrome version', () => {
  const style = '<style>.a{fill:#fc0}.b{fill:none;stroke:#00f}</style>';
  const shapes =
    '<path class="a" d="M0 0h1v3z"/><path class="b" d="M0 0h9"/><path class="b" d="M0 9h9"/>';
  const logo = cleanLogo(svg(`${style}${shapes}${SHAPE}`), 'monochrome');
  expect(logo).not.toMatch(/(fill|stroke)="#/);
  expect(logo).toContain('stroke="currentColor"');
});

test.each([
  ['a script', `<script>alert(1)</script>${SHAPE}`, 'has a script in it'],
  ['an event handler', '<path onclick="alert(1)" d="M0 0h1v3z"/>', 'has a script in it'],
  ['text', '<text>Ours</text>', 'has text in it'],
  ['a picture', '<image href="data:image/png;base64,AA"/>', 'has a picture in it'],
  ['a link', `<a href="https://x.example">${SHAPE}</a>`, 'has <a> in it'],
  ['an external href', `<linearGradient id="g" href="${OTHER_SITE}"/>${FILLED}`, LEADS_ELSEWHERE],
  [
    'an external xlink:href',
    `<linearGradient id="g" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${OTHER_SITE}"/>${FILLED}`,
    LEADS_ELSEWHERE,
  ],
  [
    'an external fill',
    `<path fill="url(${OTHER_SITE})" d="M0 0h1v3z"/>`,
    `leads to elsewhere: url(${OTHER_SITE})`,
  ],
  [
    'a shadow',
    '<filter id="f"><feOffset dx="2"/></filter><path filter="url(#f)" d="M0 0h1v3z"/>',
    'has an effect in it (<filter>), such as a shadow. Remove the effect',
  ],
  [
    'a pattern',
    `<pattern id="g" width="2" height="2">${SHAPE}</pattern>${FILLED}`,
    'has a pattern in it (<pattern>). Remove the effect',
  ],
  ['copied shapes', '<use href="#a"/><use href="#a"/>', 'copies shapes with <use>'],
  ['imported styles', `<style>@import url(${OTHER_SITE});</style>${SHAPE}`, 'has <style> in it'],
  ['no shape', '<g/>', 'draws nothing'],
  ['invalid XML', '<path d="M0 0h1v3z"></g>', 'cannot be read as SVG'],
  ['a size of 2 MB', SHAPE.repeat(45_000), 'is 1981 kB large, and 100 kB fit'],
])('refuses a logo with %s', (_, inner, fault) => {
  expect(() => cleanLogo(svg(inner))).toThrow(fault);
});

test.each(['width="40" height="20"', 'viewBox="0 0 40 0"', 'viewBox="0 0 0 20"', 'viewBox="none"'])(
  'refuses a logo with %s, because no viewBox gives it a width and a height',
  (attributes) => {
    expect(() => cleanLogo(svg(SHAPE, attributes))).toThrow('has no viewBox');
  },
);

test.each([
  ['a PNG', '\x89PNG\r\n\x1a\n', 'is no SVG'],
  ['a web page with an SVG', `<html>${svg(SHAPE)}</html>`, 'is no SVG'],
  ['an SVG without its end', svg(SHAPE).replace('"/></svg>', ''), 'cut short or damaged'],
  [
    'an SVG with entities that contain entities',
    `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${svg('<path id="&c;"/>')}`,
    'has entities of its own',
  ],
])('refuses %s', (_, source, fault) => expect(() => cleanLogo(source)).toThrow(fault));
