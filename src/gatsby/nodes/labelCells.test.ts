import { labelCells } from './labelCells';

const table = (...rows: string[]) =>
  `<table><thead><tr>${rows[0]}</tr></thead><tbody>${rows
    .slice(1)
    .map((row) => `<tr>${row}</tr>`)
    .join('')}</tbody></table>`;

test('labels each cell with the plain text of its column header', () => {
  const html = table(
    '<th>What</th><th align="right">The <em>"why"</em> &amp; how</th>',
    '<td>Name</td><td align="right">To answer</td>',
    '<td>Phone</td><td align="right">To call</td>',
  );
  const [what, why] = ['data-label="What"', 'data-label="The &quot;why&quot; &amp; how"'];
  expect(labelCells(html)).toBe(
    table(
      '<th>What</th><th align="right">The <em>"why"</em> &amp; how</th>',
      `<td ${what}>Name</td><td ${why} align="right">To answer</td>`,
      `<td ${what}>Phone</td><td ${why} align="right">To call</td>`,
    ),
  );
});

test('labels the cells of each table by its own headers', () => {
  const html = [table('<th>A</th>', '<td>1</td>'), table('<th>B</th>', '<td>2</td>')];
  expect(labelCells(html.join('<p>Text</p>'))).toContain('<td data-label="B">2</td>');
});
