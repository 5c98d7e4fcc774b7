/**
 * Thrown for an SVG that can't be a logo. The message continues a sentence
 * after the file's name: `has text in it`.
 */
export class LogoFault extends Error {}

/** Maximum length of an SVG in characters. */
const MAX_LENGTH = 100_000;

const ILLUSTRATOR_DATA =
  'has data in it that only Illustrator can read. Use File › Export › Export As, or clear "Preserve Illustrator Editing Capabilities" when you save it';

export const SCRIPT_FAULT = 'has a script in it, and a logo only draws';

/** Faults of elements, with what to do in the programs that write them. */
const ELEMENT_FAULTS: Readonly<Record<string, string>> = {
  script: SCRIPT_FAULT,
  text: 'has text in it, which would need its typeface. Turn it into paths in the program that drew it (Illustrator: Type › Create Outlines; Figma: Flatten; Inkscape: Path › Object to Path)',
  use: 'copies shapes with <use>. Let the program that drew it write each of them out (Illustrator: Object › Expand; Figma: Detach instance; Inkscape: Edit › Clone › Unlink Clone)',
  symbol:
    'has a symbol in it (<symbol>). Let the program that drew it write its shapes out (Illustrator: Break Link to Symbol)',
  switch: ILLUSTRATOR_DATA,
  foreignObject: ILLUSTRATOR_DATA,
  filter:
    'has an effect in it (<filter>), such as a shadow. Remove the effect (Illustrator: Window › Appearance; Figma: Effects)',
  pattern:
    'has a pattern in it (<pattern>). Remove the effect, or draw its shapes one by one (Illustrator: Object › Expand)',
  style:
    'has <style> in it with rules that are not for a shape, such as a typeface. Export it with the styles in its shapes (Illustrator: Styling › Presentation Attributes)',
  a: 'has a link in it (<a>). Remove the link',
};

/** Returns the fault of an element that no logo may have. */
export const elementFault = (name: string): string =>
  ELEMENT_FAULTS[name] ?? `has <${name}> in it, and a logo is made of shapes`;

/**
 * Matches a source that begins with `<svg`. An XML declaration (`<?xml …>`), a
 * doctype and comments (`<!…>`) may precede it.
 */
const SVG_START = /^(\s|<[?!][^>]*>)*<svg[\s>]/i;

const isPicture = (source: string): boolean => /<image[\s>]/i.test(source);

/** Illustrator's namespaces are entities: `<!ENTITY ns_ai "http…">`. */
const hasIllustratorData = (source: string): boolean =>
  /<!ENTITY ns_\w+ /i.test(source);

const sizeFault = (source: string): string =>
  `is ${Math.ceil(source.length / 1000)} kB large, and 100 kB fit. Simplify its paths (Illustrator and Inkscape: Path › Simplify)`;

/** Says why a file can't be a logo, before it is parsed. */
export function sourceFault(source: string): string | undefined {
  // Before its length, because a picture makes an SVG long, and before its
  // elements, because Figma fills a pattern with the picture.
  if (isPicture(source))
    return 'is a picture inside an SVG, and a logo needs vectors, which stay sharp at every size. Ask whoever drew the logo for the vector file, or trace the picture (Illustrator: Object › Image Trace; Inkscape: Path › Trace Bitmap)';

  if (source.length > MAX_LENGTH) return sizeFault(source);

  if (hasIllustratorData(source)) return ILLUSTRATOR_DATA;

  if (/<!ENTITY/i.test(source)) return 'has entities of its own in it';

  if (!SVG_START.test(source)) return 'is no SVG, whatever its name says';

  return undefined;
}
