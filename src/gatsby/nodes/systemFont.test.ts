import toHtml from 'hast-util-to-html';
import { htmlTreeOf } from '../../content/testing/htmlTreeOf';
import { withSystemFont } from './systemFont';

test('only a word or heading whose typeface lacks one of its letters uses the system font', async () => {
  const tree = await htmlTreeOf('By *Nguyễn* & Điều.\n\n### Nguyễn’s\n\n### Điều');
  // The text typeface lacks ễ and ề, the heading typeface only ề.
  const html = toHtml(withSystemFont(tree, { heading: 'ề', text: 'ễề' }));
  expect(html).toContain(
    '<p>By <em><span data-system>Nguyễn</span></em> &#x26; <span data-system>Điều.</span></p>',
  );
  expect(html).toMatch(/<h3>Nguyễn’s<\/h3>\s*<h3 data-system>Điều<\/h3>/);
  expect(withSystemFont(tree, { heading: '', text: '' })).toEqual(tree);
});
