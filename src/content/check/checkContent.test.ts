import { checkContent } from './checkContent';
import { formatProblem } from './problem';
import { contentCopy } from '../testing/contentCopy';

const { messages } = contentCopy();

test('the content of this site has no problems', async () => {
  expect((await checkContent('content')).map(formatProblem)).toEqual([]);
});

test('every example in the shape is valid', async () => {
  expect(await messages()).toEqual([]);
});
