import type { ContentFiles } from '../read/contentFiles';
import { wordsOf, type Part } from '../read/markdown';
import type { ContentDocument } from '../read/readDocument';
import { sectionSlug } from '../read/slug';
import type { Body } from '../shape/fields';
import { bodyMarks } from './bodyMarks';
import { lengthOf, tooLong, unknownPlaceholders } from './words';
import type { Located } from './problem';

/** Placeholders that the site fills in in bodies. */
const BODY_PLACEHOLDERS = ['name', 'email'];

/** Ids of elements that every page has. A section must not have the same id. */
export const LAYOUT_IDS: readonly string[] = ['main', 'drawer', 'pages', 'reload'];

const SHALLOW =
  'stands in a text that is too short for headings. Write it without #, or as **bold** words.';
const NO_SECTION = 'the text has no section. Begin each with a line such as ## Cookies';

const headingProblem = (heading: Part, message: string): Located => ({
  line: heading.line,
  message: `the heading "${wordsOf(heading)}" ${message}`,
});

/** Finds headings that break the outline or whose id is not unique. */
function headingFaults(headings: readonly Part[], files: ContentFiles): Located[] {
  const slugs = headings.map((heading) => (heading.depth === 2 ? sectionSlug(heading, files) : ''));
  return headings.flatMap((heading, index) => {
    const { depth = 2 } = heading;
    const above = headings[index - 1]?.depth ?? 1;
    const slug = slugs[index] ?? '';
    const isEmpty = wordsOf(heading).trim() === '';
    const faults = [
      depth === 1 && 'has one #, which is the heading of the whole page. Write ## before it.',
      depth > above + 1 && `skips a level. Write ${'#'.repeat(above + 1)} before it.`,
      isEmpty && 'has no words. Write some, or delete the line.',
      slug !== '' &&
        slugs.indexOf(slug) < index &&
        'is here twice, so a link to it could mean either. Give one of both other words.',
      LAYOUT_IDS.includes(slug) &&
        'has the name of another part of the page, to which a link to it would lead. Write other words.',
    ];
    return faults.flatMap((message) => (message ? headingProblem(heading, message) : []));
  });
}

const PICTURE =
  'has a picture in it, and a text can show none. Delete it, and say in words what it shows. A picture has its place on the about page: write its name in about.md.';

function partFaults({ type, value = '' }: Part): string[] {
  if (type === 'image' || type === 'imageReference') return [PICTURE];
  if (type === 'html')
    return [`${value.split('\n')[0]} would vanish or be read as HTML. Write it without < and >.`];
  return type === 'text' ? unknownPlaceholders(value, BODY_PLACEHOLDERS) : [];
}

/**
 * Finds the problems in the body, except in its links.
 * @param body the rules of the kind, or `undefined` for a kind without a body
 */
export function checkBody(
  body: Body | undefined,
  document: ContentDocument,
  files: ContentFiles,
): Located[] {
  const { bodyLine } = document;
  const length = lengthOf(document.body.trim());
  if (!body) {
    const message =
      'has text below the second ---, which no page shows. Move it into a field, or delete it.';
    return length > 0 ? [{ line: bodyLine, message }] : [];
  }
  if (length === 0) {
    const message = `has no text below the second ---. ${body.purpose} Write for example: ${body.example.split('\n')[0]}`;
    return [{ line: Math.max(1, bodyLine - 1), message }];
  }
  const parts = document.parts;
  const headings = parts.filter(({ type }) => type === 'heading');
  const bodyFaults: string[] = [];
  if (length > body.max) bodyFaults.push(`the text ${tooLong(length, body.max)}`);
  if (body.headings && !headings.some(({ depth }) => depth === 2)) bodyFaults.push(NO_SECTION);
  return [
    ...bodyFaults.map((message) => ({ line: bodyLine, message })),
    ...(body.headings
      ? headingFaults(headings, files)
      : headings.map((heading) => headingProblem(heading, SHALLOW))),
    ...parts.flatMap((part) => partFaults(part).map((message) => ({ line: part.line, message }))),
    ...bodyMarks(document),
  ];
}
