import { service } from '../../src/content/shape/kinds/service';
import { value } from '../../src/content/shape/kinds/value';
import { expect, open, test } from './support/test';

const choicesOf = ({ fields }: typeof service): readonly string[] => {
  const { colour } = fields;
  return colour?.is === 'choice' ? colour.of : [];
};

/** WCAG's ratio of each text to the ground that its part of the page brings, or 0 where it brings none. */
function ratios(parts: Element[], colour: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const luminance = (css: string): number => {
    if (!canvas) return 0;
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(
      (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4),
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return parts.flatMap((part) => {
    part.setAttribute('data-colour', colour);
    const { backgroundColor } = getComputedStyle(part);
    if (backgroundColor === 'rgba(0, 0, 0, 0)') return [0];
    return [...part.querySelectorAll('h2, h3, p, a')].map((text) => {
      const [one, other] = [luminance(backgroundColor), luminance(getComputedStyle(text).color)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [what, kind, path, within] of [
    ['slide', service, '/', '[role=group][data-colour]'],
    ['value', value, '/about', 'section[aria-labelledby=values] [data-colour]'],
  ] as const)
    test(`a ${what} of any colour has a ground, and text that can be read on it (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      for (const colour of choicesOf(kind)) {
        const found = await page.locator(within).evaluateAll(ratios, colour);
        expect(Math.min(...found), colour).toBeGreaterThanOrEqual(4.5);
      }
    });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the mark of a service has any colour, and stands out (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/about');
    const row = page.locator('section[aria-labelledby=services] [data-colour]').first();
    const looks = new Set<string>();
    for (const colour of choicesOf(service)) {
      looks.add(
        await row.evaluate((element, name) => {
          element.setAttribute('data-colour', name);
          const { backgroundColor, boxShadow } = getComputedStyle(element, '::after');
          const ground = getComputedStyle(document.body).backgroundColor;
          return backgroundColor === ground && boxShadow === 'none' ? 'unseen' : backgroundColor;
        }, colour),
      );
    }
    expect([...looks]).not.toContain('unseen');
    expect(looks.size).toBe(choicesOf(service).length);
  });
