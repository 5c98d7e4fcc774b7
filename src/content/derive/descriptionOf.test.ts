import { descriptionOf } from './descriptionOf';

/** Returns a sentence of this many characters, with its full stop. */
const sentence = (length: number): string =>
  `${'ab '.repeat(length)}`
    .slice(0, length - 1)
    .replace(/ $/, 'c')
    .concat('.');

test('keeps a summary that fits', () => {
  const summary = `${sentence(100)} ${sentence(54)}`;

  expect(summary).toHaveLength(155);
  expect(descriptionOf(summary)).toBe(summary);
});

test.each([
  ['one that ends at the last character', [155, 40]],
  ['the first of two', [90, 90]],
  ['the first two of three', [50, 60, 70]],
  ['one of the shortest length that says enough', [70, 120]],
])('cuts a longer summary after a whole sentence: %s', (_, lengths) => {
  const sentences = lengths.map(sentence);

  expect(descriptionOf(sentences.join(' '))).toBe(
    sentences.slice(0, -1).join(' '),
  );
});

test.each(['!', '?', '…', '.”', '.)'])(
  'cuts a summary after a sentence that ends with %s',
  (end) => {
    const first = sentence(100).slice(0, -1) + end;

    expect(descriptionOf(`${first} ${sentence(100)}`)).toBe(first);
  },
);

test('cuts a summary after a word if the sentences that fit say too little', () => {
  const description = descriptionOf(`${sentence(69)} ${sentence(200)}`);

  expect(description).toMatch(/^.{69} (ab )+ab…$/);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description.length).toBeGreaterThan(150);
});

test('takes a full stop within a word for no end of a sentence', () => {
  const summary = `${'ab '.repeat(30)}example.org ${'ab '.repeat(30)}`.trim();

  expect(descriptionOf(summary)).toMatch(/example\.org (ab )+ab…$/);
});

test.each([',', ';', ':', ' –'])(
  'leaves out %j before the place where it cuts',
  (mark) => {
    const words = 'x'.repeat(150 - mark.length);

    expect(descriptionOf(`${words}${mark} longer words`)).toBe(`${words}…`);
  },
);

test('cuts a summary without spaces after a sentence, or where there is no more room', () => {
  const first = `${'字'.repeat(99)}。`;

  expect(descriptionOf(first + '字'.repeat(100))).toBe(first);
  expect(descriptionOf('字'.repeat(200))).toBe(`${'字'.repeat(154)}…`);
});
