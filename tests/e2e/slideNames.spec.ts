import { expect, open, test } from './test';
import { label } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NAMES = [
  'Design',
  'Develop',
  'Deliver',
  'Branding',
  'Consultation',
  'Search Engines',
  'eCommerce',
];

for (const width of [320, 390, 820])
  test(`the names of seven slides stand in rows, with whole words below level bars, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const group = page.getByRole('group', { name: label('choose') });
    const found = await group.evaluate((element, names) => {
      const [button] = element.children;
      if (!button) throw new Error('There is no slide.');
      element.replaceChildren(
        ...names.map((name) => {
          const copy = button.cloneNode(true);
          copy.lastChild?.replaceWith(name);
          return copy;
        }),
      );
      return [...element.children].map((copy) => {
        const text = document.createRange();
        text.selectNodeContents(copy.lastChild ?? copy);
        const bar = copy.firstElementChild?.getBoundingClientRect();
        return {
          lines: new Set([...text.getClientRects()].map(({ top }) => top)).size,
          words: copy.textContent.split(' ').length,
          bar: Math.round((bar?.top ?? 0) - element.getBoundingClientRect().top),
          right: bar?.right ?? Infinity,
        };
      });
    }, NAMES);
    for (const { lines, words, right } of found) {
      expect(lines).toBeLessThanOrEqual(words);
      expect(right).toBeLessThanOrEqual(width);
    }
    const bars = [...new Set(found.map(({ bar }) => bar))];
    expect(bars).toHaveLength(width === 320 ? 3 : 2);
  });
