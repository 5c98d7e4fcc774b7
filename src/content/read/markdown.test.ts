import { transformRemark } from '../testing/transformRemark';
import { partsOf } from './markdown';

test('the site renders a footnote as a link, as the content check parses it', async () => {
  const text = 'Wool.[^1]\n\n[^1]: Note';
  expect(partsOf(text).map(({ type }) => type)).toContain('definition');
  expect(await transformRemark(text, 'html')).toBe('<p>Wool.<a href="Note">^1</a></p>');
});
