import { TEXT_PAGES } from '../content';
import { contentsList, expect, open, test } from './support/test';
import { wheelIntoView } from './support/wheelIntoView';

/** A window as low as at a zoom of 400 %, and as wide as that of a desktop. */
const WINDOW = { width: 1280, height: 256 };

for (const { path } of TEXT_PAGES)
  test(`in a low window, the wheel brings the last link of the list of sections of ${path} into view`, async ({
    page,
  }) => {
    await open(page, path, WINDOW.width, WINDOW.height);
    const links = contentsList(page).getByRole('link');

    test.skip((await links.count()) === 0, 'the text has no sections');
    const scrollY = () => page.evaluate(() => window.scrollY);

    await links.first().hover();
    const before = await scrollY();

    await wheelIntoView(page, links.last());
    // The page scrolls only until the list sticks. If the list did not scroll,
    // its last link would be in view at the end of the page.
    expect(await scrollY()).toBeLessThan(before + WINDOW.height);
  });
