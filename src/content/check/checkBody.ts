import type { ContentFiles } from '../read/contentFiles';
import type { Body } from '../shape/fields';
import { wordsOf, type Part } from '../read/markdown';
import { BODY_PLACEHOLDERS, unknownPlaceholders } from '../shape/placeholders';
import type { Problem } from './problem';
import type { ContentDocument } from '../read/readDocument';
import { sectionSlug } from '../read/sectionSlug';

type Located = Omit<Problem, 'file'>;

const lineOf = ({ position }: Part): number => position?.start.line ?? 1;

/** Ids of what every page has around its text: a link to a section of such a name would lead there. */
export const LAYOUT_IDS: readonly string[] = ['main', 'drawer', 'pages', 'reload'];

/** Headings that an outline cannot use: the page's own is the first level, and no level is skipped. */
function checkHeadings(parts: readonly Part[], { headings }: Body, files: ContentFiles): Located[] {
  const problems: Located[] = [];
  const found = parts.filter(({ type }) => type === 'heading');
  const wrong = (heading: Part, message: string): void => {
    problems.push({
      line: lineOf(heading),
      message: `the heading "${wordsOf(heading)}" ${message}`,
    });
  };
  if (!headings) {
    for (const heading of found)
      wrong(
        heading,
        'stands in a text that is too short for headings. Write it without #, or as **bold** words.',
      );
    return problems;
  }
  if (!found.some(({ depth }) => depth === 2))
    problems.push({
      line: 1,
      message: 'the text has no section. Begin each with a line such as ## Cookies',
    });
  let level = 1;
  const seen = new Set<string>();
  for (const heading of found) {
    const depth = heading.depth ?? 2;
    const hashes = '#'.repeat(Math.min(level + 1, 6));
    if (depth === 1)
      wrong(heading, 'has one #, which is the heading of the whole page. Write ## before it.');
    else if (depth > level + 1) wrong(heading, `skips a level. Write ${hashes} before it.`);
    if (wordsOf(heading).trim() === '')
      wrong(heading, 'has no words. Write some, or delete the line.');
    else if (depth === 2 && seen.has(sectionSlug(heading, files)))
      wrong(
        heading,
        'is here twice, so a link to it could mean either. Give one of both other words.',
      );
    if (depth === 2 && LAYOUT_IDS.includes(sectionSlug(heading, files)))
      wrong(
        heading,
        'has the name of another part of the page, to which a link to it would lead. Write other words.',
      );
    if (depth === 2) seen.add(sectionSlug(heading, files));
    level = depth;
  }
  return problems;
}

function checkPart(part: Part): Located[] {
  const line = lineOf(part);
  if (part.type === 'image' && !part.alt?.trim()) {
    const message = `the picture ${part.url} has no words for people who cannot see it. Write ![what it shows](${part.url})`;
    return [{ line, message }];
  }
  if (part.type === 'html') {
    const message = `${part.value?.split('\n')[0]} would vanish or be read as HTML. Write it without < and >.`;
    return [{ line, message }];
  }
  return part.type === 'text'
    ? unknownPlaceholders(part.value ?? '', BODY_PLACEHOLDERS).map((message) => ({ line, message }))
    : [];
}

/**
 * What is wrong with the text below the fields, apart from its links.
 * @param body what the kind of file says about its text; nothing for a kind that has none
 */
export function checkBody(
  body: Body | undefined,
  document: ContentDocument,
  files: ContentFiles,
): Located[] {
  const length = document.body.trim().length;
  const from = (problem: Located): Located => ({
    ...problem,
    line: problem.line + document.bodyLine - 1,
  });
  if (!body) {
    const message =
      'has text below the second ---, which no page shows. Move it into a field, or delete it.';
    return length > 0 ? [from({ line: 1, message })] : [];
  }
  if (length === 0) {
    const line = Math.max(1, document.bodyLine - 1);
    return [
      {
        line,
        message: `has no text below the second ---. ${body.purpose} Write for example: ${body.example.split('\n')[0]}`,
      },
    ];
  }
  const parts = document.parts();
  const long =
    length > body.max
      ? [
          {
            line: 1,
            message: `the text is ${length} characters long, and ${body.max} fit. Shorten it by ${length - body.max}.`,
          },
        ]
      : [];
  return [...long, ...checkHeadings(parts, body, files), ...parts.flatMap(checkPart)].map(from);
}
