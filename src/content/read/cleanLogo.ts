import { createHash } from 'node:crypto';
import { optimize, type CustomPlugin, type PluginConfig } from 'svgo';

/** Elements that a logo may have: shapes, gradients, masks and clip paths. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

/** Attributes that are added to the `<svg>` element. */
const ADDED_ATTRIBUTES = { fill: 'currentColor', 'aria-hidden': 'true', focusable: 'false' };

/** In bytes. The logo is inlined in every page. */
const MAX_SIZE = 100_000;

/** Thrown for an SVG that can't be a logo. The message is the end of a sentence: "has text in it". */
export class LogoFault extends Error {}

/** Messages about forbidden elements. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  script: 'has a script in it, and a logo only draws',
  text: 'has text in it, which would need its typeface. Turn it into paths in the program that drew it',
  use: 'copies shapes with <use>. Let the program that drew it write each of them out',
  image: 'has a picture in it, and a logo is made of shapes',
  filter: 'has an effect in it (<filter>), such as a shadow. Remove the effect',
  pattern: 'has a pattern in it (<pattern>). Remove the effect, or draw its shapes one by one',
};

/** Whether an attribute refers to anything outside of the file. */
const isExternal = (name: string, value: string): boolean =>
  (/(^|:)href$/.test(name) && !value.startsWith('#')) || /url\(\s*['"]?(?!['"]?#)/.test(value);

function hasArea(viewBox = ''): boolean {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0;
}

const prefixFor = (text: string): string =>
  `l${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;

/** An SVGO plugin that refuses everything a logo may not have. Runs after the plugins that clean the file. */
const allowOnlyShapes: CustomPlugin = {
  name: 'allowOnlyShapes',
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (!ALLOWED.has(name))
          throw new LogoFault(
            FORBIDDEN[name] ?? `has <${name}> in it, and a logo is made of shapes`,
          );
        if (parent.type === 'root' && !hasArea(attributes.viewBox))
          throw new LogoFault('has no viewBox of a width and a height, so it has no size');
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute.startsWith('on')) throw new LogoFault(FORBIDDEN.script);
          if (isExternal(attribute, value))
            throw new LogoFault(`leads to elsewhere: ${value.slice(0, 40)}`);
        }
        // A shape without a colour gets the text colour, but in a mask it must stay black, which hides.
        if (name === 'mask') attributes.fill ??= '#000';
      },
    },
  }),
};

/**
 * Cleans an agency's own SVG for use as the logo: only shapes, optimised, hidden from assistive technology.
 * @param ink `one` draws everything in the text colour
 * @throws LogoFault for an SVG that can't be a logo
 */
export function cleanLogo(source: string, ink: 'own' | 'one' = 'own'): string {
  if (source.length > MAX_SIZE)
    throw new LogoFault(`is ${Math.ceil(source.length / 1000)} kB large, and 100 kB fit`);
  if (/<!ENTITY/i.test(source)) throw new LogoFault('has entities of its own in it');
  if (!/^(\s|<[?!][^>]*>)*<svg[\s>]/i.test(source))
    throw new LogoFault('is no SVG, whatever its name says');
  const plugins: PluginConfig[] = [
    'preset-default',
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    'removeTitle',
    { name: 'removeDesc', params: { removeAny: true } },
    // Several drawings on one page must not have the same ids.
    { name: 'prefixIds', params: { prefix: prefixFor(ink + source) } },
    { name: 'convertColors', params: { currentColor: ink === 'one' } },
    allowOnlyShapes,
    'removeDimensions',
    { name: 'addAttributesToSVGElement', params: { attributes: [ADDED_ATTRIBUTES] } },
  ];
  try {
    const { data } = optimize(source, { plugins });
    if (/<(path|rect|circle|ellipse|line|polyline|polygon)\b/.test(data)) return data;
  } catch (error) {
    if (error instanceof LogoFault) throw error;
    throw new LogoFault('cannot be read as SVG: it is cut short or damaged');
  }
  throw new LogoFault('draws nothing: it is empty, cut short or damaged');
}
