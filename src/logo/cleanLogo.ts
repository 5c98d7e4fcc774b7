import { createHash } from 'node:crypto';
import {
  optimize,
  type PluginConfig,
  type XastElement,
  type XastParent,
} from 'svgo';
import { ALLOWED_ELEMENTS, SHAPES } from './elements';
import { expandUses } from './expandUses';
import {
  elementFault,
  LogoFault,
  SCRIPT_FAULT,
  sourceFault,
} from './logoFault';
import { clearTransparent, withoutWideGamut } from './plainColours';
import { parseViewBox, viewBoxOfSize } from './viewBox';

/** Attributes of the `<svg>` itself. */
const SVG_ATTRIBUTES = {
  fill: 'currentColor',
  'aria-hidden': 'true',
  focusable: 'false',
};

type LogoColours = 'own' | 'monochrome';

/** Matches `href` and `xlink:href`. */
const HREF = /(^|:)href$/;

/**
 * Matches `url(` of anything but an id: not of `url(#a)`, `url('#a')` and
 * `url( "#a")`.
 */
const EXTERNAL_URL = /url\((?!\s*['"]?#)/;

/** Matches `mix-blend-mode:multiply` and `isolation:isolate` in a style. */
const BLENDING = /(mix-blend-mode|isolation)\s*:[^;"]*;?/g;

/** Whether a source has a blend mode, which cleanLogo removes. */
export const hasBlending = (source: string): boolean =>
  /mix-blend-mode\s*:\s*(?!normal)\w/.test(source);

/**
 * Whether an attribute refers to anything but an element of the logo:
 * `href="#a"` and `fill="url(#a)"` are allowed.
 */
function isExternal(name: string, value: string): boolean {
  const isExternalLink = HREF.test(name) && !value.startsWith('#');

  return isExternalLink || EXTERNAL_URL.test(value);
}

/**
 * Gives the logo's outermost `<svg>` a viewBox in place of its width and height.
 * An `<svg>` inside it keeps its size: without it, it would fill the logo.
 */
function replaceDimensions({ attributes }: XastElement): void {
  const { viewBox = '', width, height } = attributes;
  const complete = parseViewBox(viewBox)
    ? viewBox
    : viewBoxOfSize(width, height);

  if (complete === undefined)
    throw new LogoFault(
      'has no viewBox of a width and a height, so it has no size',
    );

  attributes.viewBox = complete;
  delete attributes.width;
  delete attributes.height;
}

/**
 * Removes blend modes: they would mix a shape with the page behind it, and in
 * one colour nothing would be left of it.
 */
function removeBlending({ attributes }: XastElement): void {
  const style = attributes.style?.replace(BLENDING, '').trim();

  if (style) attributes.style = style;
  else delete attributes.style;
}

/**
 * Makes an unfilled mask black: a mask hides what is black in it. Without this,
 * its shapes would inherit the text colour from SVG_ATTRIBUTES.
 */
function fillMask({ name, attributes }: XastElement): void {
  if (name === 'mask') attributes.fill ??= '#000';
}

/** @throws LogoFault for an attribute that no logo may have */
function checkAttributes({ attributes }: XastElement): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    // An event handler, such as `onclick`, is a script.
    if (attribute.startsWith('on')) throw new LogoFault(SCRIPT_FAULT);

    if (isExternal(attribute, value))
      throw new LogoFault(`leads to elsewhere: ${value.slice(0, 40)}`);
  }
}

/**
 * Adapts an element to the site.
 * @throws LogoFault if no logo may have the element, or if the logo has no size
 */
function adaptElement(element: XastElement, parent: XastParent): void {
  const { name } = element;

  if (!ALLOWED_ELEMENTS.includes(name)) throw new LogoFault(elementFault(name));

  if (parent.type === 'root') replaceDimensions(element);

  removeBlending(element);
  checkAttributes(element);
  fillMask(element);
}

/** Returns the plugins of SVGO, in the order in which they change the SVG. */
function pluginsFor(source: string, colours: LogoColours): PluginConfig[] {
  const hash = createHash('sha256').update(`${colours}${source}`).digest('hex');

  return [
    // Before SVGO removes the ids of what is copied.
    expandUses,
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
      name: 'clearTransparent',
      fn: () => ({ element: { enter: clearTransparent } }),
    },
    {
      name: 'convertColors',
      params: { currentColor: colours === 'monochrome' },
    },
    // Checks and adapts what the plugins above have left.
    { name: 'adaptElement', fn: () => ({ element: { enter: adaptElement } }) },
    {
      name: 'addAttributesToSVGElement',
      params: { attributes: [SVG_ATTRIBUTES] },
    },
  ];
}

function optimized(source: string, colours: LogoColours): string {
  try {
    const plugins = pluginsFor(source, colours);

    return optimize(withoutWideGamut(source), { plugins }).data;
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
