export { onPreInit } from './src/gatsby/ssr/onPreInit';
export { onPreBootstrap } from './src/gatsby/check/onPreBootstrap';
export {
  createSchemaCustomization,
  onCreateNode,
} from './src/gatsby/nodes/contentNodes';
export { createResolvers } from './src/gatsby/nodes/createResolvers';
export { createPages } from './src/gatsby/nodes/createPages';
export { onCreateWebpackConfig } from './src/gatsby/bundle/webpackConfig';
export { serveAdmin as onCreateDevServer } from './src/gatsby/admin/writeAdmin';
export { onPostBuild } from './src/gatsby/files/onPostBuild';
