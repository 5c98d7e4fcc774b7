import { decodeXML, escapeUTF8 } from 'entities';
import { fillIn } from '../../content/read/fillIn';
import { slug } from '../../content/read/slug';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';
import { softHyphens } from './softHyphens';

/** The words of a heading, without tags. */
const words = (html: string): string => decodeXML(html.replace(/<[^>]*>/g, ''));

/** What stands before the first heading. */
export const intro = (html: string): string => html.split('<h2>')[0] ?? '';

/** The headings within a part, where a long word may break; not within a tag. */
const hyphenatedHeadings = (html: string, language: string): string =>
  html.replace(/<h3>.*?<\/h3>/gs, (heading) =>
    heading.replace(/(?<=>)[^<]+/g, (text) => softHyphens(text, language)),
  );

/**
 * The parts of a text that begin with a heading of the second level, in order. Links lead to the id of each:
 * `#retention-of-your-data`.
 * @param language by whose rules the long words of headings may break
 */
export const sections = (html: string, language: string) =>
  html
    .split('<h2>')
    .slice(1)
    .map((part) => {
      const [heading = '', ...rest] = part.split('</h2>');
      const title = words(heading);
      return {
        id: slug(title),
        title: withoutSoftHyphens(title),
        titleHyphenated: softHyphens(title, language),
        html: hyphenatedHeadings(rest.join('</h2>').trim(), language),
      };
    });

/** Tables in a box each, so that a wide one scrolls in its own box. */
export const boxedTables = (html: string): string =>
  html.replace(/<table>.*?<\/table>/gs, '<div>$&</div>');

/** Fills in names in braces, in text and in links, where what is filled in cannot become HTML. */
export const fillInHtml = (html: string, filling: object): string =>
  fillIn(html, filling, escapeUTF8);
