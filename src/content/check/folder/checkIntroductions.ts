import type { ContentFiles } from '../../read/contentFiles';
import { isLeftOut } from '../../read/isLeftOut';
import { isOfKind, type Kind } from '../../shape/fields';
import { kinds } from '../../shape/kinds';
import { aboutPage } from '../../shape/kinds/aboutPage';
import { homePage } from '../../shape/kinds/homePage';
import { personKind } from '../../shape/kinds/person';
import { projectKind } from '../../shape/kinds/project';
import { fieldProblem, type Problem } from '../problem';

const NO_PROJECT_ON_HOME =
  'shows projects, and no file in content/work/ is published. Add a project, or delete this part.';
const NO_PERSON =
  'shows people, and no file in content/people/ is published. Add a person, or delete this part.';
const NO_HEADING =
  'is missing, and the people in content/people/ need a heading. Write people: and, indented below it, heading: Who we are';

const publishedIn = (folder: Kind, files: ContentFiles): string[] =>
  files.paths
    .filter((path) => isOfKind(folder, path))
    .filter((path) => files.document(path).fields.published !== false);

/** Checks that a folder and the file that introduces it are both there. */
function checkIntroduction(kind: Kind, files: ContentFiles): Problem[] {
  const folder = kinds.find(({ path }) => path === kind.introduces);

  if (!folder) return [];

  const hasFile = files.paths.includes(kind.path);
  const hasItems = publishedIn(folder, files).length > 0;

  if (hasItems && !hasFile) {
    const message = `is missing, and the files in ${folder.path} need a page that lists them. Write it with the fields that content/README.md lists under "${kind.label}".`;

    return [{ file: kind.path, line: 1, message }];
  }

  if (hasFile && !hasItems) {
    const message = `lists the files in content/${folder.path}, and none is published. Add one, or delete this file.`;

    return [{ file: kind.path, line: 1, message }];
  }

  return [];
}

/** Checks a group of a page that shows the files of a folder. */
function groupProblem(
  page: Kind,
  group: string,
  message: string,
  files: ContentFiles,
): Problem[] {
  const document = files.document(page.path);

  return [{ file: page.path, ...fieldProblem(document, [group], message) }];
}

/**
 * Reports files in a folder that no page shows because its introduction is
 * missing, and introductions of empty folders.
 */
export function checkIntroductions(files: ContentFiles): Problem[] {
  const introductions = kinds.flatMap((kind) => checkIntroduction(kind, files));

  const hasProjects = publishedIn(projectKind, files).length > 0;
  const hasPeople = publishedIn(personKind, files).length > 0;
  const home = files.document(homePage.path).fields;
  const about = files.document(aboutPage.path).fields;
  const problems = [...introductions];

  if (!isLeftOut(home.work) && !hasProjects)
    problems.push(...groupProblem(homePage, 'work', NO_PROJECT_ON_HOME, files));

  if (!isLeftOut(about.people) && !hasPeople)
    problems.push(...groupProblem(aboutPage, 'people', NO_PERSON, files));

  const hasAbout = files.paths.includes(aboutPage.path);

  if (hasAbout && hasPeople && isLeftOut(about.people))
    problems.push(...groupProblem(aboutPage, 'people', NO_HEADING, files));

  return problems;
}
