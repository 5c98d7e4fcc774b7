import sharp from 'sharp';
import { tempFolder } from '../../../testing/tempFolder';
import { narrowWidthOf } from './narrowWidth';

const folder = tempFolder();

test.each([
  [1599, 1599],
  [1600, null],
])(
  'a picture of %i pixels has the narrow width %s',
  async (width, expected) => {
    const background = '#c33';

    await sharp({ create: { width, height: 100, channels: 3, background } })
      .jpeg()
      .toFile(folder.at('kiln.jpg'));

    expect(await narrowWidthOf(folder.at('kiln.jpg'))).toBe(expected);
  },
);
