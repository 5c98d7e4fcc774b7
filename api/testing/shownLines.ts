import { decodeHTML } from 'entities';

/**
 * Returns the values of a mail's HTML part, each as the lines that a program
 * shows if it ignores style sheets: it shows a run of white space as one space,
 * and none at the ends of a line. No-break spaces are not white space.
 */
export function shownLines(html = ''): string[][] {
  const values = [...html.matchAll(/<div dir="auto"[^>]*>(.*?)<\/div>/gs)];

  return values.map(([, value = '']) =>
    value.split('<br>').map((line) => {
      const collapsed = line.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');

      return decodeHTML(collapsed).replaceAll('\u00a0', ' ');
    }),
  );
}
