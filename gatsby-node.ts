import type { GatsbyNode } from 'gatsby';
import { writeAdmin } from './src/gatsby/admin/writeAdmin';
import { writeEmptyBuildHash } from './src/gatsby/bundle/buildHash';
import { validateContent } from './src/gatsby/check/validateContent';
import { drawingResolvers } from './src/gatsby/drawings/drawingResolvers';
import { writePublicFiles } from './src/gatsby/files/writePublicFiles';
import { createPages as createSitePages } from './src/gatsby/nodes/createPages';
import { contentResolvers } from './src/gatsby/nodes/contentResolvers';
import { writeBrand } from './src/gatsby/files/writeBrand';
import { writeFonts } from './src/gatsby/fonts/writeFonts';
import { writeHostConfig } from './src/gatsby/host/writeHostConfig';

export { serveAdmin as onCreateDevServer } from './src/gatsby/admin/writeAdmin';
export { onCreateWebpackConfig } from './src/gatsby/bundle/webpackConfig';
export {
  createSchemaCustomization,
  onCreateNode,
} from './src/gatsby/nodes/contentNodes';

/**
 * With slices enabled, Gatsby adds the script tags after onPreRenderHTML, so
 * delayScripts.tsx could not replace them.
 */
export const onPreInit = (): void => {
  delete process.env.GATSBY_SLICES;
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({
  reporter,
}) => {
  // Our npm scripts check the content before they start Gatsby.
  if (!process.env.CONTENT_IS_CHECKED) await validateContent(reporter);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  for (const resolvers of [...contentResolvers, drawingResolvers('public')])
    args.createResolvers(resolvers);
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  // webpack bundles the style sheets that writeBrand and writeFonts write.
  await writeBrand();
  await writeFonts();
  createSitePages(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  await writePublicFiles(graphql);
  writeEmptyBuildHash('public');
  const { ADMIN_REPOSITORY: repo, ADMIN_BRANCH: branch = 'main' } = process.env;

  // Without a repository, this deletes the editor of an earlier build.
  await writeAdmin('public', repo ? { repo, branch } : undefined);
  writeHostConfig('public', {
    staticDir: 'static',
    botCheck: Boolean(process.env.GATSBY_RECAPTCHA_SITE_KEY),
    includeSubDomains: process.env.HSTS_INCLUDE_SUBDOMAINS === 'true',
  });
};
