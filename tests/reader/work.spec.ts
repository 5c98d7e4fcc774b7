// The first agency has no projects, so there are no tests with its content.
import { content, PAGES, sectionsOf, titlesOf } from '../content';
import { ALSO_IN_SECOND_AGENCY } from './tags';
import { test } from './test';

const { projects } = content;
const projectPages = PAGES.filter(({ path }) => path.startsWith('/work/'));

const atLevel = (level: number, headings: string[]): string[] =>
  headings.flatMap((heading) => [heading, `heading level ${level}`]);

for (const { path, heading } of PAGES.filter(({ path }) => path === '/work'))
  test(
    'Orca reads each project of the list as a heading',
    ALSO_IN_SECOND_AGENCY,
    async ({ reader }) => {
      await reader.open(path);
      // Orca reads a word with soft hyphens apart from the others of its
      // heading, so look for the first words.
      await reader.hears(
        ...atLevel(1, [heading]),
        ...titlesOf(projects).map((title) => title.split(' ')[0] ?? ''),
      );
    },
  );

for (const { path, file, heading } of projectPages.slice(0, 1))
  test(
    'Orca reads a project from its title through its sections',
    ALSO_IN_SECOND_AGENCY,
    async ({ reader }) => {
      await reader.open(path);
      await reader.hears(
        ...atLevel(1, [heading]),
        ...atLevel(2, titlesOf(sectionsOf(file))),
      );
    },
  );
