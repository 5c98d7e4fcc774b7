import { checkContent } from './checkContent';
import { formatProblem } from './problem';
import { contentCopy } from '../testing/contentCopy';

const { messages } = contentCopy();

test('the content of this site has no problems', () => {
  expect(checkContent('content').map(formatProblem)).toEqual([]);
});

test('every example in the shape of the content is right', () => {
  expect(messages()).toEqual([]);
});
