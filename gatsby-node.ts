export { onPreInit } from './src/gatsby/ssr/onPreInit';
export { onPreBootstrap } from './src/gatsby/check/onPreBootstrap';
export {
  createSchemaCustomization,
  onCreateNode,
} from './src/gatsby/nodes/contentNodes';
export { createResolvers } from './src/gatsby/nodes/createResolvers';
export { createPages } from './src/gatsby/nodes/createPages';
export { onCreateWebpackConfig } from './src/gatsby/bundle/webpackConfig';
export { onCreateDevServer } from './src/gatsby/host/onCreateDevServer';
export { onPostBuild } from './src/gatsby/files/onPostBuild';
