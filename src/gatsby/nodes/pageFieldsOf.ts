import { descriptionOf } from '../../content/derive/descriptionOf';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a file's node, and the node's id. */
type FileNode = Fields & { id: string };

type FieldsOf = (fileNode: FileNode) => Fields;

/** Returns the name of a page: the title of its project or service. */
const nameFields = ({ title, titleHyphenated }: Fields) => ({
  name: title,
  nameHyphenated: titleHyphenated,
});

/**
 * Functions that return the fields of a page which is made of a part of a file:
 * of a project with a text, or of a service with the group `page`.
 */
const FIELDS_BY_TYPE: Readonly<Record<string, FieldsOf>> = {
  ProjectPage: (project) => ({
    ...nameFields(project),
    heading: project.title,
    headingHyphenated: project.titleHyphenated,
    // pageResolvers.ts adds the name of the agency to this title.
    title: project.title,
    description: descriptionOf(String(project.summary)),
    updated: project.updated,
    order: project.order,
    project: project.id,
  }),
  ServicePage: (service) => ({
    ...nameFields(service),
    ...(service.page as Fields),
    updated: null,
    order: service.order,
    service: service.id,
  }),
};

/**
 * Returns the fields of a page that is made of a part of a file.
 * @param type GraphQL type of the page's node
 */
export const pageFieldsOf = (type: string, fileNode: FileNode): Fields =>
  FIELDS_BY_TYPE[type]?.(fileNode) ?? {};
