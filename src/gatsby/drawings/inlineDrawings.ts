import { readDrawing } from './drawings';

const MARKER = /<!--drawing:([^>]+)-->/g;

/**
 * Puts each drawing's SVG in place of the marker that the Drawing component left.
 * @throws where a drawing's file has not been written.
 */
export const inlineDrawings = (html: string): string =>
  html.replace(MARKER, (_, url: string) => readDrawing(url, 'public'));
