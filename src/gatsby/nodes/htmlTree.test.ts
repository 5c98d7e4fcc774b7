import toHtml from 'hast-util-to-html';
import { htmlTreeOf } from '../../../testing/htmlTreeOf';
import { responsiveTables } from './htmlTree';

const htmlOf = async (markdown: string) =>
  toHtml(responsiveTables(await htmlTreeOf(markdown)));

test('responsiveTables labels a cell with the plain text of its column header', async () => {
  const header = '| What | *"Why"* & how |\n| --- | --: |\n';
  const html = await htmlOf(
    `${header}| Name | To answer |\n| Phone | To call |`,
  );

  expect(html).toContain('<td data-label="What">Phone</td>');
  const label = 'data-label="&#x22;Why&#x22; &#x26; how"';

  expect(html).toContain(`<td ${label} data-align="right">To call</td>`);
  expect(html).not.toContain(' align='); // HTML has dropped this attribute.
});

test('responsiveTables gives each of two tables its own labels and its own <div>', async () => {
  const table = (name: string) => `| ${name} |\n| --- |\n| 1 |`;
  const html = await htmlOf(`${table('A')}\n\nText.\n\n${table('B')}`);

  expect(html).toMatch(
    /<div><table>.*<\/div>\n<p>Text.<\/p>\s*<div><table>.*<\/div>$/s,
  );
  expect(html).toContain('<td data-label="B">1</td>');
});
