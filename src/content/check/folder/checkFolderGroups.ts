import { isMap } from 'yaml';
import type { ContentFiles } from '../../read/contentFiles';
import { isLeftOut } from '../../read/isLeftOut';
import { publishedIn } from '../../read/publishedIn';
import type { ContentDocument } from '../../read/readDocument';
import type { Kind } from '../../shape/fields';
import { aboutPage } from '../../shape/kinds/aboutPage';
import { homePage } from '../../shape/kinds/homePage';
import { personKind } from '../../shape/kinds/person';
import { projectKind } from '../../shape/kinds/project';
import { valueKind } from '../../shape/kinds/service';
import { fieldProblem, type LineProblem } from '../problem';

const NO_PROJECT_ON_HOME =
  'shows projects, and no file in content/work/ is published, so the page leaves this part out. Add a project, or delete this part.';
const NO_PERSON =
  'shows people, and no file in content/people/ is published, so the page leaves this part out. Add a person, or delete this part.';
const NO_VALUE =
  'shows values, and no file in content/values/ is published, so the page leaves this part out. Add a value, or delete this part.';
const NO_VALUES_HEADING =
  'is missing, and the values in content/values/ need a heading and a button. Write values: and, indented below it, heading: Our Values and button: Contact Us. If you have no values, delete the files in content/values/.';
const NO_HEADING =
  'is missing, and the people in content/people/ need a heading. Write people: and, indented below it, heading: Who we are';

/** A group of a page that shows the published files of a folder. */
interface FolderGroup {
  page: Kind;
  group: string;
  folder: Kind;

  /** Warning if the page has the group, but the folder has no files. */
  withoutFiles: string;

  /** Message if the folder has files, but the page lacks the group. */
  withoutGroup?: string;
}

const FOLDER_GROUPS: readonly FolderGroup[] = [
  {
    page: homePage,
    group: 'work',
    folder: projectKind,
    withoutFiles: NO_PROJECT_ON_HOME,
  },
  {
    page: aboutPage,
    group: 'people',
    folder: personKind,
    withoutFiles: NO_PERSON,
    withoutGroup: NO_HEADING,
  },
  {
    page: aboutPage,
    group: 'values',
    folder: valueKind,
    withoutFiles: NO_VALUE,
    withoutGroup: NO_VALUES_HEADING,
  },
];

function checkGroup(
  { group, folder, withoutFiles, withoutGroup }: FolderGroup,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  const hasGroup = !isLeftOut(document.fields[group]);
  const hasFiles = publishedIn(folder, files).length > 0;

  if (hasGroup === hasFiles) return [];

  // In the editor, staff publish the group and the first file one after the
  // other.
  if (hasGroup)
    return [
      { ...fieldProblem(document, [group], withoutFiles), warning: true },
    ];

  return withoutGroup ? [fieldProblem(document, [group], withoutGroup)] : [];
}

/**
 * Warns about a group that shows the files of an empty folder, and reports files
 * that no page shows because the group is missing.
 */
export function checkFolderGroups(
  kind: Kind,
  document: ContentDocument,
  files: ContentFiles,
): LineProblem[] {
  // In a file with syntax faults, the parser may overlook the group.
  if (document.faults.length > 0 || !isMap(document.yaml.contents)) return [];

  return FOLDER_GROUPS.filter(({ page }) => page === kind).flatMap((group) =>
    checkGroup(group, document, files),
  );
}
