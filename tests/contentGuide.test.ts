import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import toHtml from 'hast-util-to-html';
import { checkBodyMarkup } from '../src/content/check/body/checkBodyMarkup';
import { readDocument } from '../src/content/read/readDocument';
import { htmlTreeOf } from '../testing/htmlTreeOf';

const guide = readFileSync(join(__dirname, '../content/README.md'), 'utf8');
const [, recipe = ''] =
  /\n### Write lists, tables and lines of their own\n([^]*?)\n#{2,3} /.exec(
    guide,
  ) ?? [];

/** The examples of the recipe, which are indented. */
const examples = [...recipe.matchAll(/(?<=\n\n)(?: {4}.*\n|\n(?= {4}))+/g)].map(
  ([example]) => example.replace(/^ {4}/gm, '').trim(),
);

const htmlOf = async (text: string): Promise<string> =>
  toHtml(await htmlTreeOf(text));

test('the site shows the lines, lists and the table of the guide', async () => {
  const [address = '', others = ''] = examples;
  const html = await htmlOf(others);

  expect(await htmlOf(address)).toBe(
    '<p>Acme Ltd<br>\n1 Mill Lane<br>\nTown AB1 2CD</p>',
  );
  expect(html).toMatch(/<ul>\s*<li>Design<\/li>\s*<li>Code<\/li>\s*<\/ul>/);
  expect(html).toMatch(/<ol>\s*<li>You call\.<\/li>\s*<li>We draw\.<\/li>/);
  expect(html).toMatch(/<th>Service<\/th>[^]*<td>Design<\/td>/);
});

test('two spaces break a line, too', async () => {
  expect(await htmlOf('Acme Ltd  \n1 Mill Lane')).toBe(
    '<p>Acme Ltd<br>\n1 Mill Lane</p>',
  );
});

test('the check finds nothing wrong in the examples of the guide', () => {
  const document = readDocument(`---\n---\n\n${examples.join('\n\n')}\n`);
  const shape = { purpose: 'A text.', example: 'Words.', max: 1000 };

  expect(examples).toHaveLength(2);
  expect(checkBodyMarkup(document, shape)).toEqual([]);
});
