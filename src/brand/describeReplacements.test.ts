import { describeReplacements } from './describeReplacements';
import { BRANDS } from '../../testing/brands';

test('lists the two places where a thread as dark as the ground is drawn in another colour', () => {
  const replacements = describeReplacements(
    BRANDS['threads as dark as the ground'],
  );
  const ofThreadB = replacements.filter((line) => line.startsWith('thread-b'));

  expect(
    ofThreadB.map((line) => line.replace(/as #[0-9a-f]{6}/, 'as …')),
  ).toEqual([
    'thread-b #13302a is drawn as … on the ground.',
    'thread-b #13302a is drawn as … on pages in the dark scheme.',
  ]);
});

test('lists the colours that two of the threads have in the drawer', () => {
  const replacements = describeReplacements(BRANDS['the placeholder brand']);

  expect(replacements.filter((line) => line.includes('drawer'))).toEqual([
    'thread-a #ff6a3d is drawn as #e34400 in the drawer.',
    'thread-c #bcd8f5 is drawn as #4180bd in the drawer.',
  ]);
});
