import type { GatsbyNode } from 'gatsby';
import { contentResolvers } from './src/build/contentResolvers';
import { createContentNode, createContentTypes } from './src/build/contentNodes';
import { createPages as createSitePages } from './src/build/createPages';
import { drawingResolvers } from './src/build/drawings';
import { finishSite } from './src/build/finishSite';
import { keepLastGoodText } from './src/build/keepLastGoodText';
import { offerResolvers } from './src/build/offerResolvers';
import { createSiteTypes, siteResolvers } from './src/build/siteTypes';
import { validateContent } from './src/build/validateContent';
import { writeHostConfig } from './src/build/writeHostConfig';

export { onCreateBabelConfig } from './src/build/babelConfig';
export { onCreateWebpackConfig } from './src/build/webpackConfig';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (!process.env.SITE_URL)
    reporter.panic('Set SITE_URL to the address of the site: SITE_URL=https://www.example.com');
  // For its slices, of which this site has none, Gatsby pastes the script tags into finished pages, where
  // gatsby-ssr.tsx can't put its loader in their place.
  delete process.env.GATSBY_SLICES;
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  validateContent(reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  createContentTypes(args);
  createSiteTypes(args);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  const drawings = drawingResolvers('public');
  for (const resolvers of [contentResolvers, drawings, offerResolvers, siteResolvers])
    add(resolvers);
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  await keepLastGoodText(args);
  createSitePages(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  await finishSite({ graphql });
  writeHostConfig('public', { botCheck: Boolean(process.env.GATSBY_RECAPTCHA_SITE_KEY) });
};
