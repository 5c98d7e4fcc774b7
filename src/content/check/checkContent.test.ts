import { checkContent } from './checkContent';
import { formatProblem } from './problem';
import { contentCopy } from '../testing/contentCopy';

const { at, change, messages } = contentCopy();

test('the content of this site has no problems', async () => {
  expect((await checkContent('content')).map(formatProblem)).toEqual([]);
});

test('every example in the shape is valid', async () => {
  expect(await messages()).toEqual([]);
});

test('does not warn about characters in the name of a thread, which no visitor reads', async () => {
  const ascii = new Set(Array.from({ length: 128 }, (_, code) => code));
  for (const name of ['services/sample-1.md', 'values/sample-1.md'])
    change(name, 'persimmon', 'λίχνη');
  for (const name of ['sample-2', 'sample-3'])
    for (const folder of ['services', 'values'])
      change(`${folder}/${name}.md`, 'persimmon', 'lichen');
  change('brand.md', 'persimmon', 'λίχνη');
  expect((await checkContent(at(''), ascii)).map(formatProblem)).toEqual([]);
  change('about.md', /^heading:.*$/m, 'heading: λίχνη');
  expect(await checkContent(at(''), ascii)).toMatchObject([{ line: 6, warning: true }]);
});
