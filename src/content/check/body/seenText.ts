import type { NodeWithLine } from '../../read/markdown';

/**
 * Returns what visitors see of nodes: their words and the captions of pictures,
 * without marks, addresses and HTML.
 */
export const seenText = (nodes: readonly NodeWithLine[]): string =>
  nodes
    .map(({ type, value, title }) => {
      if (type === 'break') return '\n';
      if (type === 'image') return title ?? '';

      return type === 'html' ? '' : (value ?? '');
    })
    .join('');
