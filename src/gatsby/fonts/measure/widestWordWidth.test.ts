import { widestWordWidth } from './widestWordWidth';

const SHORT = 'Search optimisation';
const LONG = 'Search engine optimisation and online marketing';

test('a short title is as wide as its widest word', async () => {
  expect(await widestWordWidth(SHORT)).toBe(
    await widestWordWidth('optimisation'),
  );
});

test('a long title gets lines of a third of its width, so that it has about four', async () => {
  const word = await widestWordWidth('optimisation');

  expect(await widestWordWidth(LONG)).toBeGreaterThan(word);
});
