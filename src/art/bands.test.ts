import { contactBand } from './contactBand';
import { footerBand } from './footerBand';
import { ink } from './testing/ink';

test('the bands of the footer and of Contact have nine threads, three of each colour', () => {
  for (const band of [footerBand('seed', ink), contactBand('seed', ink)])
    for (const colour of ink.threads)
      // Each path is one thread: only its first command is M.
      expect(
        band.match(new RegExp(`"M[^"M]+" stroke="${colour}"`, 'g')),
      ).toHaveLength(3);
});
