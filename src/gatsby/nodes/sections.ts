import { decodeXML, escapeUTF8 } from 'entities';
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

/** The words of a heading, without tags. */
const words = (html: string): string => decodeXML(html.replace(/<[^>]*>/g, ''));

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
export const fillInHtml = (html: string, filling: object): string =>
  fillIn(html, filling, escapeUTF8);
