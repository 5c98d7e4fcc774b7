import { createHash } from 'node:crypto';
import {
  optimize,
  type PluginConfig,
  type XastElement,
  type XastParent,
} from 'svgo';

const SHAPES = [
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
];
const CONTAINERS = ['svg', 'g', 'defs', 'clipPath', 'mask'];
const ALLOWED_ELEMENTS = [
  ...SHAPES,
  ...CONTAINERS,
  'linearGradient',
  'radialGradient',
  'stop',
];

/** Attributes of the `<svg>` itself. */
const SVG_ATTRIBUTES = {
  fill: 'currentColor',
  'aria-hidden': 'true',
  focusable: 'false',
};

/**
 * Maximum length in characters. Every page has the logo inlined, so a long one
 * makes every page slow.
 */
const MAX_LENGTH = 100_000;

type LogoColours = 'own' | 'monochrome';

/**
 * Thrown for an SVG that can't be a logo. The message continues a sentence
 * after the file's name: `has text in it`.
 */
export class LogoFault extends Error {}

const ELEMENT_FAULTS: Readonly<Record<string, string>> = {
  script: 'has a script in it, and a logo only draws',
  text: 'has text in it, which would need its typeface. Turn it into paths in the program that drew it',
  use: 'copies shapes with <use>. Let the program that drew it write each of them out',
  image:
    'has a picture in it, which is made of pixels, and a logo is made of shapes. Ask whoever drew the logo for the vector file, or trace the picture in a drawing program',
  filter: 'has an effect in it (<filter>), such as a shadow. Remove the effect',
  pattern:
    'has a pattern in it (<pattern>). Remove the effect, or draw its shapes one by one',
};

/** `href` and `xlink:href`. */
const HREF = /(^|:)href$/;

/** `url(` of anything but an id: not of `url(#a)`, `url('#a')`, `url( "#a")`. */
const EXTERNAL_URL = /url\((?!\s*['"]?#)/;

/**
 * Whether an attribute refers to anything but an element of the logo:
 * `href="#a"` and `fill="url(#a)"` are allowed.
 */
function isExternal(name: string, value: string): boolean {
  const isExternalLink = HREF.test(name) && !value.startsWith('#');

  return isExternalLink || EXTERNAL_URL.test(value);
}

/** @param viewBox four numbers: `0 0 24 24` or `0,0,24,24` */
function hasArea(viewBox = ''): boolean {
  const [, , width, height] = viewBox.match(/[^\s,]+/g) ?? [];

  return Number(width) > 0 && Number(height) > 0;
}

/**
 * Throws a LogoFault for an element or attribute that no logo may have, or a
 * missing viewBox. Makes unfilled masks black.
 */
function checkElement(
  { name, attributes }: XastElement,
  parent: XastParent,
): void {
  if (!ALLOWED_ELEMENTS.includes(name))
    throw new LogoFault(
      ELEMENT_FAULTS[name] ??
        `has <${name}> in it, and a logo is made of shapes`,
    );

  if (parent.type === 'root' && !hasArea(attributes.viewBox))
    throw new LogoFault(
      'has no viewBox of a width and a height, so it has no size',
    );

  for (const [attribute, value] of Object.entries(attributes)) {
    // An event handler, such as `onclick`, is a script.
    if (attribute.startsWith('on')) throw new LogoFault(ELEMENT_FAULTS.script);

    if (isExternal(attribute, value))
      throw new LogoFault(`leads to elsewhere: ${value.slice(0, 40)}`);
  }

  // SVG_ATTRIBUTES gives shapes without a colour the text colour. In a mask,
  // they must stay black: a mask hides what is black in it.
  if (name === 'mask') attributes.fill ??= '#000';
}

/**
 * Matches a source that begins with `<svg`. An XML declaration (`<?xml …>`), a
 * doctype and comments (`<!…>`) may precede it.
 */
const SVG_START = /^(\s|<[?!][^>]*>)*<svg[\s>]/i;

/** Says why a file can't be a logo, before it is parsed. */
function sourceFault(source: string): string | undefined {
  // Before the length, which the pixels fill, and before the <pattern> in which
  // Figma puts them.
  if (/<image[\s>]/i.test(source)) return ELEMENT_FAULTS.image;

  if (source.length > MAX_LENGTH)
    return `is ${Math.ceil(source.length / 1000)} kB large, and 100 kB fit`;

  if (/<!ENTITY/i.test(source)) return 'has entities of its own in it';

  if (!SVG_START.test(source)) return 'is no SVG, whatever its name says';

  return undefined;
}

/** Returns the plugins of SVGO, in the order in which they change the SVG. */
function pluginsFor(source: string, colours: LogoColours): PluginConfig[] {
  const hash = createHash('sha256').update(`${colours}${source}`).digest('hex');

  return [
    'preset-default',
    // Moves all CSS rules into their elements. By default, SVGO leaves a rule
    // for several elements in <style>.
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    'removeTitle',
    { name: 'removeDesc', params: { removeAny: true } },
    // Two logos on one page must not have the same ids. In CSS, an id can't
    // begin with a digit, but a hash may.
    { name: 'prefixIds', params: { prefix: `l${hash.slice(0, 6)}` } },
    {
      name: 'convertColors',
      params: { currentColor: colours === 'monochrome' },
    },
    // Checks what the plugins above have left.
    { name: 'checkElement', fn: () => ({ element: { enter: checkElement } }) },
    'removeDimensions',
    {
      name: 'addAttributesToSVGElement',
      params: { attributes: [SVG_ATTRIBUTES] },
    },
  ];
}

function optimized(source: string, colours: LogoColours): string {
  try {
    return optimize(source, { plugins: pluginsFor(source, colours) }).data;
  } catch (error) {
    if (error instanceof LogoFault) throw error;

    throw new LogoFault('cannot be read as SVG: it is cut short or damaged');
  }
}

/**
 * Reduces an SVG to what a logo needs.
 * @param colours `monochrome`: all in the text colour
 * @throws LogoFault
 */
export function cleanLogo(
  source: string,
  colours: LogoColours = 'own',
): string {
  const fault = sourceFault(source);

  if (fault) throw new LogoFault(fault);

  const logo = optimized(source, colours);
  const hasShape = new RegExp(`<(${SHAPES.join('|')})\\b`).test(logo);

  if (!hasShape)
    throw new LogoFault('draws nothing: it is empty, cut short or damaged');

  return logo;
}
