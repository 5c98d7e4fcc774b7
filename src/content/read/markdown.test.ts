import toHtml from 'hast-util-to-html';
import { htmlTreeOf } from '../testing/htmlTreeOf';
import { nodesOf } from './markdown';

test('neither the site nor the content check parses footnotes: `[^1]: Note` is a link definition', async () => {
  const text = 'Wool.[^1]\n\n[^1]: Note';
  expect(nodesOf(text).map(({ type }) => type)).toContain('definition');
  expect(toHtml(await htmlTreeOf(text))).toBe('<p>Wool.<a href="Note">^1</a></p>');
});
