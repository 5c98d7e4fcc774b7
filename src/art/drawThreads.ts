import { element } from './element';
import type { Ink } from './ink';

type ThreadPath = {
  /** A number is an index of `Ink.threads`. */
  colour: number | 'warp';
  path: string;
  isOnTop: boolean;

  /**
   * The part of the path that has an outline, because it crosses other threads,
   * or '' for none. Default: the whole path.
   */
  outline?: string;
};

type Style = {
  width: number;

  /** How far the outline of a thread sticks out on both sides. */
  clearance: number;

  /** Further attributes of every path. */
  attributes?: Readonly<Record<string, string | number>>;
};

/**
 * Attributes of a drawing that draws itself when its page arrives
 * (arrival.css): those of the group of its threads, and those of their paths.
 * They change nothing in an image file.
 *
 * An outline must be as long as its thread, or they would be drawn at different
 * speeds.
 */
export const DRAWS_ITSELF = {
  group: { 'data-arrives': '' },
  path: { pathLength: 1 },
};

/**
 * Draws threads, those on top last. The outline of a thread interrupts the
 * threads below it. A `<g>` around all must set stroke-width to `width`.
 */
export function drawThreads(
  threads: readonly ThreadPath[],
  ink: Ink,
  { width, clearance, attributes }: Style,
): string {
  const outlineWidth = width + 2 * clearance;

  const drawLine = ({ colour, path }: ThreadPath): string => {
    const stroke = colour === 'warp' ? ink.warp : ink.threads[colour];

    return element('path', { d: path, stroke, ...attributes });
  };

  const drawOutline = ({ path, outline = path }: ThreadPath): string => {
    if (!outline) return '';

    return element('path', {
      d: outline,
      stroke: ink.background,
      'stroke-width': outlineWidth,
      ...attributes,
    });
  };

  const below = threads.filter(({ isOnTop }) => !isOnTop);
  const onTop = threads.filter(({ isOnTop }) => isOnTop);

  return [...below, ...onTop]
    .map((thread) => drawOutline(thread) + drawLine(thread))
    .join('');
}
