import { element } from './element';

type Frame = {
  width: number;
  height: number;

  /** How the drawing fills a box of another shape. Default: it fits in. */
  preserveAspectRatio?: string;
};

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Drawings are decoration: screen readers and the Tab key skip them. */
const DECORATION = { 'aria-hidden': 'true', focusable: 'false' };

/** Wraps a drawing in an SVG, whose viewBox starts at 0, 0. */
export function svg(
  { width, height, preserveAspectRatio }: Frame,
  body: string,
): string {
  const attributes = {
    xmlns: NAMESPACE,
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio,
    fill: 'none',
    ...DECORATION,
  };

  return element('svg', attributes, body);
}

/**
 * Combines drawings in one SVG, each with its own viewBox. A style sheet shows
 * one of them.
 */
export const variants = (...drawings: readonly string[]): string =>
  element('svg', { xmlns: NAMESPACE, ...DECORATION }, drawings.join(''));
