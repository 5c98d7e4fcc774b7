import { contactBand } from './contactBand';
import { footerBand } from './footerBand';
import { narrowContactBand } from './narrowContactBand';
import { ink } from './testing/ink';

test('the bands of the footer and of Contact have nine threads, three of each colour', () => {
  for (const draw of [footerBand, contactBand, narrowContactBand])
    for (const colour of ink.threads)
      // Each path is one thread: only its first command is M.
      expect(
        draw('seed', ink).match(
          new RegExp(`"M[^"M]+" stroke="${colour}"`, 'g'),
        ),
      ).toHaveLength(3);
});
