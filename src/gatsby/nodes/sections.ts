import { fillIn } from '../../content/read/fillIn';
import { slug } from '../../content/read/slug';

/** A part of a long text that begins with a heading of the second level. */
export interface Section {
  /** For links to it: `#retention-of-your-data`. */
  id: string;
  title: string;
  /** What follows the heading. */
  html: string;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sign that stands between `&` and `;`: `amp`, `#38`, `#x26`. */
const sign = (entity: string): string | undefined =>
  entity.startsWith('#')
    ? String.fromCodePoint(Number(entity.slice(1).replace(/^x/i, '0x')))
    : NAMED[entity];

/** The words of a heading, without tags. */
const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (whole, entity: string) => sign(entity) ?? whole);

/** What stands before the first heading. */
export const intro = (html: string): string => html.split('<h2>')[0] ?? '';

/** The parts of a text, in order. */
export const sections = (html: string): Section[] =>
  html
    .split('<h2>')
    .slice(1)
    .map((part) => {
      const [heading = '', ...rest] = part.split('</h2>');
      const title = words(heading);
      return { id: slug(title), title, html: rest.join('</h2>').trim() };
    });

/** Fills in names in braces, in text and in links, where what is filled in cannot become HTML. */
export const fillInHtml = (html: string, filling: object): string => fillIn(html, filling, escape);

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
