import { titleFonts } from './titleFonts';

test.each(['Σχεδιάζουμε websites', 'Привет Heddle'])(
  'returns only the fallback font for %s, whose letters no typeface of the site has',
  async (title) => {
    expect(await titleFonts(title)).toHaveLength(1);
  },
);
