import type { GraphQLObjectType } from 'graphql';
import toHtml from 'hast-util-to-html';
import {
  agencyIn,
  computed,
  markdownNodeOf,
  type Resolve,
  type TypeResolvers,
} from './context';
import { fillInTree, type HtmlNode, responsiveTables } from './htmlTree';
import { resizePicture } from './resizePicture';
import { intro, offers, sections } from './sections';
import { withFigures } from './textPictures';

/**
 * Resolves to the HTML of a node's body as a syntax tree:
 * gatsby-transformer-remark's `htmlAst`, changed by htmlTree.ts and
 * textPictures.ts.
 */
const htmlTree: Resolve<Promise<HtmlNode>> = async (
  source,
  _args,
  context,
  info,
) => {
  const markdownType = info.schema.getType(
    'MarkdownRemark',
  ) as GraphQLObjectType;
  const { htmlAst } = markdownType.getFields();

  const markdownNode = markdownNodeOf(source, context);
  const tree: unknown = await htmlAst?.resolve?.(
    markdownNode,
    {},
    context,
    info,
  );

  const { placeholders } = await agencyIn(context);
  const filledTree = fillInTree(tree as HtmlNode, placeholders);

  // A picture at the start of a text page is in the first screen. Other texts
  // start below it: above a project's text are its heading and its cover.
  const loadingAtStart = source.internal.type === 'TextPage' ? 'eager' : 'lazy';

  const treeWithFigures = await withFigures(
    filledTree,
    (url) => resizePicture(url, String(source.file), context, info),
    loadingAtStart,
  );

  return responsiveTables(treeWithFigures);
};

const html: Resolve = async (...args) => toHtml(await htmlTree(...args));

const textIntro: Resolve = async (...args) => intro(await htmlTree(...args));

const textSections: Resolve = async (source, args, context, info) => {
  const { language } = await agencyIn(context);
  const tree = await htmlTree(source, args, context, info);

  return sections(tree, language);
};

const serviceOffers: Resolve = async (service, _args, context) => {
  const { rawMarkdownBody } = markdownNodeOf(service, context);
  const { placeholders } = await agencyIn(context);

  return offers({
    title: String(service.title),
    body: String(rawMarkdownBody),
    placeholders,
  });
};

/** Resolvers of fields that are computed from the body of a content file. */
export const bodyResolvers: TypeResolvers = {
  Person: { html: computed('String!', html) },
  ProjectPage: {
    intro: computed('String!', textIntro),
    sections: computed('[TextSection!]!', textSections),
  },
  Service: {
    // The sections are the text of the service's own page.
    html: computed('String!', textIntro),
    offers: computed('[String!]!', serviceOffers),
  },
  ServicePage: { sections: computed('[TextSection!]!', textSections) },
  TextPage: {
    intro: computed('String!', textIntro),
    sections: computed('[TextSection!]!', textSections),
  },
  Value: { html: computed('String!', html) },
};
