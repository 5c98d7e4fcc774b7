import { contentCopy } from '../../../../testing/contentCopy';
import { titleFonts } from './titleFonts';

const copy = contentCopy();

test.each(['Σχεδιάζουμε websites', 'Привет Heddle'])(
  'returns only the fallback font for %s, whose letters no typeface of the site has',
  async (title) => {
    expect(await titleFonts(title, copy.root)).toHaveLength(1);
  },
);
