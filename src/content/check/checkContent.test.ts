import { contentCopy } from '../testing/contentCopy';

const { messages } = contentCopy();

test('every example in the shape is valid', async () => {
  expect(await messages()).toEqual([]);
});
