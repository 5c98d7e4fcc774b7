import type { Node } from 'gatsby';
import { addressesOf } from '../../content/shape/pages';
import {
  computed,
  type Context,
  type Resolve,
  type TypeResolvers,
} from './context';

/** How many projects Home shows. */
const PROJECTS_ON_HOME = 3;

/** Returns all nodes of a type, in the order of their files' field `order`. */
async function ordered(type: string, { nodeModel }: Context): Promise<Node[]> {
  const { entries } = await nodeModel.findAll({ type });

  return [...entries].sort(
    (one, other) => Number(one.order) - Number(other.order),
  );
}

/** Returns the addresses of the pages of a type, by the path of the file. */
async function addressesByFile(type: string, context: Context) {
  const pages = await ordered(type, context);

  return new Map(
    pages.map(({ file }) => [String(file), addressesOf(String(file))[0]]),
  );
}

/**
 * Resolves to the address of the page that is made of a part of the node's
 * file, or to `null` if the file has no such page.
 */
const pageAddress =
  (pageType: string): Resolve =>
  async ({ file }, _args, context) => {
    const addresses = await addressesByFile(pageType, context);

    return addresses.get(String(file)) ?? null;
  };

const firstProjects: Resolve = async (_source, _args, context) => {
  const projects = await ordered('Project', context);

  return projects.slice(0, PROJECTS_ON_HOME);
};

/**
 * Resolves to the next project that has a page. After the last one comes the
 * first. Resolves to `null` if no other project has a page.
 */
const nextProject: Resolve = async ({ file }, _args, context) => {
  const pages = await ordered('ProjectPage', context);
  const position = pages.findIndex((page) => page.file === file);
  const nextPage = pages[(position + 1) % pages.length];

  if (!nextPage || nextPage.file === file) return null;

  return context.nodeModel.getNodeById({ id: String(nextPage.project) });
};

/** Resolves to the services that a project names, with links to their pages. */
const serviceLinks: Resolve = async (project, _args, context) => {
  const services = await ordered('Service', context);
  const addresses = await addressesByFile('ServicePage', context);
  const titles = project.services as readonly string[];

  return titles.map((title) => {
    const service = services.find((other) => other.title === title);

    return { title, path: addresses.get(String(service?.file)) ?? null };
  });
};

/** Resolves to the projects that name the service of this page. */
const projectsOfService: Resolve = async ({ name }, _args, context) => {
  const projects = await ordered('Project', context);

  return projects.filter(({ services }) =>
    (services as readonly unknown[]).includes(name),
  );
};

/** Resolves to the only page of a type. */
const onlyPage =
  (type: string): Resolve =>
  (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type });

const people: Resolve = (_source, _args, context) => ordered('Person', context);

/** Resolvers of the links between projects, services and people. */
export const workResolvers: TypeResolvers = {
  AboutPeople: { people: computed('[Person!]!', people) },
  HomeWork: { projects: computed('[Project!]!', firstProjects) },
  Project: {
    path: computed('String', pageAddress('ProjectPage')),
    serviceLinks: computed('[ServiceLink!]!', serviceLinks),
  },
  ProjectPage: {
    nextProject: computed('Project', nextProject),
    parentPage: computed('WorkPage!', onlyPage('WorkPage')),
  },
  Service: { path: computed('String', pageAddress('ServicePage')) },
  ServicePage: {
    // About lists the services.
    parentPage: computed('AboutPage!', onlyPage('AboutPage')),
    projects: computed('[Project!]!', projectsOfService),
  },
};
