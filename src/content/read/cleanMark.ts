import { createHash } from 'node:crypto';
import { optimize, type CustomPlugin, type PluginConfig } from 'svgo';

/** Shapes, and what colours and clips them. A logo is made of these, and of nothing that runs, loads or is read. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

/** To the logo as a whole. */
const ADDED = { fill: 'currentColor', 'aria-hidden': 'true', focusable: 'false' };

/** In bytes; every page has the logo in it. */
const LARGEST = 100_000;

/** Why an SVG cannot be a logo, as the end of a sentence that begins with it. */
export class MarkFault extends Error {}

const NAMED: Readonly<Record<string, string>> = {
  script: 'has a script in it, and a logo only draws',
  text: 'has text in it, which would need its typeface. Turn it into paths in the program that drew it',
  use: 'copies shapes with <use>. Let the program that drew it write each of them out',
  image: 'has a picture in it, and a logo is made of shapes',
  filter: 'has an effect in it (<filter>), such as a shadow. Remove the effect',
  pattern: 'has a pattern in it (<pattern>). Remove the effect, or draw its shapes one by one',
};

const isElsewhere = (name: string, value: string): boolean =>
  (/(^|:)href$/.test(name) && !value.startsWith('#')) || /url\(\s*['"]?(?!['"]?#)/.test(value);

/** Whether a viewBox spans anything. */
function isBox(viewBox = ''): boolean {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0;
}

const prefixFor = (text: string): string =>
  `l${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;

/** Refuses what is left of an SVG after cleaning and has no place in a logo. */
const shapesAlone: CustomPlugin = {
  name: 'shapesAlone',
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (!ALLOWED.has(name))
          throw new MarkFault(NAMED[name] ?? `has <${name}> in it, and a logo is made of shapes`);
        if (parent.type === 'root' && !isBox(attributes.viewBox))
          throw new MarkFault('has no viewBox of a width and a height, so it has no size');
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute.startsWith('on')) throw new MarkFault(NAMED.script);
          if (isElsewhere(attribute, value))
            throw new MarkFault(`leads to elsewhere: ${value.slice(0, 40)}`);
        }
        // What is black in a mask hides; the colour of the text, which a shape without a colour has, would not.
        if (name === 'mask') attributes.fill ??= '#000';
      },
    },
  }),
};

/**
 * Returns an agency's own SVG as a logo: shapes alone, small, and hidden from assistive technology, as every drawing is.
 * @param ink `one` draws all of it in the colour of the text around it
 * @throws MarkFault where it is none
 */
export function cleanMark(source: string, ink: 'own' | 'one' = 'own'): string {
  if (source.length > LARGEST)
    throw new MarkFault(`is ${Math.ceil(source.length / 1000)} kB large, and 100 kB fit`);
  if (/<!ENTITY/i.test(source)) throw new MarkFault('has entities of its own in it');
  if (!/^(\s|<[?!][^>]*>)*<svg[\s>]/i.test(source))
    throw new MarkFault('is no SVG, whatever its name says');
  const plugins: PluginConfig[] = [
    'preset-default',
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    'removeTitle',
    { name: 'removeDesc', params: { removeAny: true } },
    // Several drawings on one page must not have the same ids.
    { name: 'prefixIds', params: { prefix: prefixFor(ink + source) } },
    { name: 'convertColors', params: { currentColor: ink === 'one' } },
    shapesAlone,
    'removeDimensions',
    // What has no colour of its own takes that of the text around it.
    { name: 'addAttributesToSVGElement', params: { attributes: [ADDED] } },
  ];
  try {
    const { data } = optimize(source, { plugins });
    if (/<(path|rect|circle|ellipse|line|polyline|polygon)\b/.test(data)) return data;
  } catch (error) {
    if (error instanceof MarkFault) throw error;
    throw new MarkFault('cannot be read as SVG: it is cut short or damaged');
  }
  throw new MarkFault('draws nothing: it is empty, cut short or damaged');
}
