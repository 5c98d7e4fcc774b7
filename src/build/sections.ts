import { slug } from '../content/slug';

/** A part of a long text that begins with a heading of the second level. */
export interface Section {
  /** For links to it: `#retention-of-your-data`. */
  id: string;
  title: string;
  /** What follows the heading. */
  html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x26;': '&',
  '&lt;': '<',
  '&#x3C;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The words of a heading, without tags. */
const words = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

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

/**
 * Puts words in the place of their names in braces, in text and in links, where the braces are encoded.
 * Names that are not known stay as they are.
 */
export const fillIn = (html: string, filling: object): string =>
  html.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (whole, name: string) => {
    const found: unknown = Reflect.get(filling, name);
    return typeof found === 'string' ? escape(found) : whole;
  });

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
