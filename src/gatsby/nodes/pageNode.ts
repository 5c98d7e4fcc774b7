import { descriptionOf } from '../../content/derive/descriptionOf';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a file's node, and the node's id. */
type Content = Fields & { id: string };

/** Returns the fields of a page that are the same text in several places. */
const named = ({ title, titleHyphenated }: Fields) => ({
  name: title,
  nameHyphenated: titleHyphenated,
});

/**
 * Fields of the nodes of pages that are made of a part of a file: of a project
 * with a text, and of a service with the group `page`.
 */
const FIELDS_BY_TYPE: Readonly<Record<string, (content: Content) => Fields>> = {
  ProjectPage: (project) => ({
    ...named(project),
    heading: project.title,
    headingHyphenated: project.titleHyphenated,
    // pageResolvers.ts adds the name of the agency.
    title: project.title,
    description: descriptionOf(String(project.summary)),
    updated: project.updated,
    order: project.order,
    project: project.id,
  }),
  ServicePage: (service) => ({
    ...named(service),
    ...(service.page as Fields),
    updated: null,
    order: service.order,
    service: service.id,
  }),
};

/** @param type of the page's node @param content fields of the file's node */
export const pageFieldsOf = (type: string, content: Content): Fields =>
  FIELDS_BY_TYPE[type]?.(content) ?? {};
